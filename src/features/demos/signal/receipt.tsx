import { cn } from '../../../lib/cn.ts';
import { YourMark } from '../../mark/index.tsx';
import type { SignalRun } from './signal-run.ts';
import type { Signal } from './signals.ts';
import { HashSeal } from './stages.tsx';

interface ReceiptProps {
  signal: Signal;
  run: SignalRun;
  /** Whether the visitor has answered. */
  isDone: boolean;
  /** Whether it is seen. Its room is always there. */
  isShown: boolean;
  /** A hash for the record and for each entry. Each covers all before it. */
  hashes: readonly string[];
  /** Size of the signature over the last hash, in bytes; null without a signature. */
  signatureBytes: number | null;
  /** Consequence of the answer, in one sentence; empty until there is an answer. */
  follows: string;
}

/**
 * The receipt of the demo on home, in which one record passes all four products: the record's hash,
 * the decision, and an entry for each product and person. Without script, if the demo's code never
 * comes, and on paper it is shown for an example.
 */
export function Receipt({
  signal,
  run,
  isDone,
  isShown,
  hashes,
  signatureBytes,
  follows,
}: ReceiptProps) {
  const [recordHash = '', ...entryHashes] = hashes;
  const rows = [...run.entries, ...(run.entries.length > 4 ? [] : [{ who: 'You', did: '…' }])];
  return (
    <section
      aria-label="Receipt"
      data-theme="light"
      aria-hidden={!isShown || undefined}
      data-receipt
      className={cn(
        'signal-receipt signal-found relative rounded-hair px-5 pt-3 pb-5 lg:grid lg:grid-cols-[3fr_4fr] lg:gap-x-8 2xl:px-9',
        '[mask:radial-gradient(6px_at_50%_100%,#0000_97%,#000)_0_0/18px_100%]',
        !isShown && 'invisible print:visible',
      )}
    >
      <div>
        <div className="flex items-start justify-between gap-4">
          <div>
            <p className="type-mark text-muted">Receipt</p>
            <p className="type-title mt-1">{run.value}</p>
            <p className="type-small text-muted">{signal.from}</p>
          </div>
          <span data-seal className="shrink-0">
            <YourMark
              className="flex-col"
              fallback={
                <HashSeal
                  hash={entryHashes.at(-1) ?? recordHash}
                  className="size-16 text-(--accent-shield)"
                />
              }
            />
          </span>
        </div>
        <p className="type-mark mt-3 text-muted">SHA-256 of the record</p>
        {/* Groups of 16 digits, so that all lines of the hash have the same length. */}
        <p className="type-small mt-1 font-mono">
          {recordHash.match(/.{16}/g)?.map((group) => (
            <span key={group} className="inline-block">
              {group}
            </span>
          ))}
        </p>
        <p className="type-lede mt-2 min-h-[2.9em] font-semibold lg:min-h-0">{follows}</p>
      </div>
      <div>
        <ol className="type-small border-t border-line lg:border-t-0">
          {rows.map(({ who, did }, index) => (
            <li key={index} className="flex justify-between gap-3 border-b border-line py-1">
              <span className="min-w-0">
                <b className="font-semibold">{who}</b> <span>{did}</span>
              </span>
              <span className="font-mono text-muted">{entryHashes[index]?.slice(0, 6)}</span>
            </li>
          ))}
        </ol>
        <p className="type-small mt-2 min-h-[4.5em] text-muted lg:min-h-0">
          {isDone && signatureBytes
            ? `Signed with ML-DSA-65, a quantum-resistant signature: ${signatureBytes.toLocaleString('en')} bytes over the last hash.`
            : 'Each hash covers all before it. The last one is signed once you have answered.'}
        </p>
      </div>
    </section>
  );
}
