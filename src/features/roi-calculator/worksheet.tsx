import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import {
  dollarSpanOf,
  type Estimate,
  estimate,
  type Figures,
  faultsOf,
  spanOf,
  summaryOf,
  targets,
} from './model.ts';

type Name = keyof Figures;

/** Values of the number inputs. An empty one counts as 0, so that one line gives a result. */
const initialValues: Record<Name, string | number> = {
  closeDays: '',
  reportHours: '',
  auditHours: '',
  hourlyCost: '',
  ...targets,
};

/** Prints only the worksheet's section; `styles/print.css` leaves out the rest of the page. */
function printWorksheet() {
  const root = document.documentElement;
  root.dataset.printOnly = '';
  addEventListener('afterprint', () => delete root.dataset.printOnly, { once: true });
  print();
}

/**
 * The ROI worksheet: the visitor's figures, the site's targets beside them, and the estimate that
 * follows. Without JavaScript it is a sheet to fill in by hand, with its formulas.
 *
 * @param sendTo address of the contact form, with a text for its challenge field
 */
export default function Worksheet({ sendTo }: { sendTo: (summary: string) => string }) {
  const [values, setValues] = useState(initialValues);
  const figures = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Number(value)]),
  ) as Record<Name, number>;
  const result = estimate(figures);
  const faults = faultsOf(figures);

  const entryProps = (name: Name) => ({
    value: values[name],
    fault: faults[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  });
  return (
    <div className="grid gap-y-8">
      <div className="grid gap-x-(--spacing-column) gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        <Question
          label="Person-days for one monthly close"
          unit="days"
          {...entryProps('closeDays')}
        >
          <Entry label="Target for the close, percent" unit="%" isShort {...entryProps('close')} />
          <span>faster close</span>
          <Target />
        </Question>
        <Question
          label="Hours of manual reporting a month"
          unit="hours"
          {...entryProps('reportHours')}
        >
          <Entry
            label="Target for reporting, percent"
            unit="%"
            isShort
            {...entryProps('reporting')}
          />
          <span>less of it</span>
          <Target />
        </Question>
        <Question
          label="Hours of audit preparation a year"
          unit="hours"
          {...entryProps('auditHours')}
        >
          <Entry
            label="Target for audit preparation, percent"
            unit="%"
            isShort
            {...entryProps('audit')}
          />
          <span>faster</span>
          <Target />
        </Question>
        <Question
          label="What an hour costs you, in dollars"
          unit="dollars"
          {...entryProps('hourlyCost')}
        >
          <span className="py-2.5">Salaries with everything on top</span>
        </Question>
      </div>
      <Outcome result={result} figures={figures} />
      <div className="type-small grid gap-x-(--spacing-column) gap-y-4 text-muted lg:grid-cols-[7fr_4fr]">
        <div className="grid content-start gap-y-3">
          <p className="flex flex-wrap items-center gap-2">
            <span>We assume that at least</span>
            <Entry
              label="Share of targets reached, percent"
              unit="%"
              isShort
              {...entryProps('reachedAtLeast')}
            />

            <span>of each target is reached, and that a day has</span>
            <Entry
              label="Hours in a working day"
              unit="hours"
              isShort
              {...entryProps('hoursPerDay')}
            />
          </p>
          <p className="flex flex-wrap items-center gap-2">
            <span>Year 1 has to return between</span>
            <Entry label="Return in year 1, from" unit="×" isShort {...entryProps('returnFrom')} />

            <span>and</span>
            <Entry label="Return in year 1, to" unit="×" isShort {...entryProps('returnTo')} />

            <span>its cost.</span>
          </p>
        </div>
        <p className="measure">
          The shares of the targets and the hours of a day are conventions of this sheet. The other
          figures are this site’s targets. Person-days are taken to fall as the close gets faster.
          Of all assumptions, check that one first.
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3" data-print="hide">
        <Button variant="neural" size="lg" className="scripting-only" onClick={printWorksheet}>
          Download Business Case
        </Button>
        <ButtonLink
          href={sendTo(summaryOf(figures, result))}
          variant="neural-outline"
          size="lg"
          arrow
        >
          {result ? 'Send This Estimate' : 'Get ROI Assessment'}
        </ButtonLink>
        <p className="type-small measure text-muted">
          To keep this sheet, print it, or save it as a PDF. You can also send your figures to us,
          and an expert goes through them with you.
        </p>
      </div>
    </div>
  );
}

interface EntryProps {
  label: string;
  /** Unit of the value, inside the box. */
  unit: string;
  value: string | number;
  /** Why the value cannot be used. */
  fault: string | undefined;
  onChange: (value: string) => void;
}

/** A figure to enter, with what is assumed about it below. */
const Question = ({ children, ...entry }: EntryProps & { children: ReactNode }) => (
  <div className="flex flex-col justify-end gap-3">
    <Entry {...entry} />
    <p className="type-small flex flex-wrap items-center gap-x-2 text-muted">{children}</p>
  </div>
);

/**
 * Number input in a box, with its unit. In print and without JavaScript it is a box to write in, with
 * the value in it.
 */
function Entry({
  label,
  unit,
  value,
  fault,
  isShort = false,
  onChange,
}: EntryProps & { isShort?: boolean }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Takes over what was typed into the prerendered input before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const typed = input.current?.value;
    if (typed && typed !== String(value)) onChange(typed);
  }, []);
  const width = isShort ? 'w-12' : 'w-full min-w-0';
  return (
    <>
      <label htmlFor={id} className={isShort ? 'sr-only' : 'type-title text-balance'}>
        {label}
      </label>
      <span
        className={cn(
          'inline-flex items-center gap-2 rounded-hair border text-text',
          fault ? 'border-(--danger)' : isShort ? 'border-muted' : 'border-text',
          isShort ? 'bg-raised px-3' : 'px-4',
        )}
      >
        {/* The input has no name, so that a browser never sends it with a form. */}
        <input
          ref={input}
          id={id}
          type="number"
          inputMode="decimal"
          min="0"
          step="any"
          value={value}
          placeholder={isShort ? undefined : '0'}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={(event) => onChange(event.target.value)}
          className={cn(
            'scripting-only bg-transparent placeholder:text-muted',
            isShort ? 'type-body min-h-11' : 'type-head min-h-15',
            width,
          )}
        />
        <span
          aria-hidden="true"
          className={cn(
            'hidden min-h-[1.6em] [@media(scripting:none)]:inline-block print:inline-block',
            isShort ? 'type-body' : 'type-head',
            width,
          )}
        >
          {value}
        </span>
        <span aria-hidden="true" className="type-small text-muted">
          {unit}
        </span>
      </span>
      {fault && (
        <span id={`${id}-fault`} className="type-small font-medium text-(--danger)">
          {fault}
        </span>
      )}
    </>
  );
}

/** Marks a figure as a target of the site. */
const Target = () => <span className="type-label text-accent">target</span>;

/**
 * The three results, each with its formula and its assumptions; the first is in the largest type.
 * Until a result can be computed, a muted zero stands there.
 */
function Outcome({ result, figures }: { result: Estimate | null; figures: Figures }) {
  const reached = `from ${figures.reachedAtLeast}% of the targets (our convention) to all of them`;
  const { savings, spend, hours } = result ?? {};
  return (
    <div data-theme="dark" className="-mx-gutter bg-ink px-gutter py-8">
      <div role="status" className="grid gap-x-(--spacing-column) gap-y-6 lg:grid-cols-2">
        <Amount
          isMain
          label="Your hours back, in dollars a year"
          value={savings && savings.to > 0 && dollarSpanOf(savings)}
          none="$0"
          formula="Hours back × what an hour costs you: what this work costs you today."
          assumes={`your cost of an hour; ${reached}`}
        />
        <Amount
          label="Hours back, a year"
          value={hours && spanOf(hours)}
          none="0"
          formula="Close days × hours × 12, reporting × 12, audits: each times its target."
          assumes={`targets of ${figures.close}%, ${figures.reporting}% and ${figures.audit}%; ${reached}; days of ${figures.hoursPerDay} hours (our convention)`}
        />
        <Amount
          label="What year 1 may cost"
          value={spend && spend.to > 0 && dollarSpanOf(spend)}
          none="$0"
          formula="The lower amount ÷ the higher return, to the higher amount ÷ the lower return."
          assumes={`a return of ${figures.returnFrom}–${figures.returnTo}× in year 1 (target)`}
        />
      </div>
      <p className="type-small mt-6 text-muted">
        An estimate from your figures and our targets, not an offer.
      </p>
    </div>
  );
}

interface AmountProps {
  label: string;
  /** Absent until it can be computed. */
  value: string | false | undefined;
  /** Stands in the value's place until then. */
  none: string;
  formula: string;
  assumes: string;
  /** The result that the sheet is for. */
  isMain?: boolean;
}

function Amount({ label, value, none, formula, assumes, isMain = false }: AmountProps) {
  const [from = '', to] = (value || none).split('–');
  return (
    <div
      className={cn(
        'grid content-start gap-x-(--spacing-column) gap-y-2',
        isMain ? 'items-baseline lg:col-span-full lg:grid-cols-2' : 'rule-top pt-4',
      )}
    >
      <p className={cn('type-label text-accent', isMain && 'lg:col-span-full')}>
        <span>{label}</span>
        {!value && <span className="text-muted"> · Enter your figures above</span>}
      </p>
      <p
        aria-hidden={!value}
        style={{ '--letters': Math.max(from.length + 1, to?.length ?? 0) } as CSSProperties}
        className={cn(
          isMain ? 'type-figure lg:col-span-full' : 'type-head',
          !value && 'text-muted opacity-60',
        )}
      >
        <span>{to ? `${from}–` : from}</span>
        {to && (
          <>
            <wbr />
            <span>{to}</span>
          </>
        )}
      </p>
      <p className={isMain ? 'type-lede' : 'type-body'}>{formula}</p>
      <p className="type-small text-muted">
        <span className="type-label text-accent">Assumes</span> <span>{assumes}</span>.
      </p>
    </div>
  );
}
