import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import {
  dollarSpanOf,
  type Estimate,
  estimate,
  type Figures,
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

  const entryProps = (name: Name) => ({
    value: values[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  });
  const assumptionCell = (name: Name, label: string, unit: string) => (
    <span className="inline-flex items-baseline gap-x-1.5 whitespace-nowrap">
      <Entry label={label} isShort {...entryProps(name)} />
      {unit && <span>{unit}</span>}
    </span>
  );

  return (
    <div className="grid gap-y-10 lg:grid-cols-[7fr_4fr] lg:gap-x-16">
      <div className="@container">
        <Line label="Person-days for one monthly close" {...entryProps('closeDays')}>
          {assumptionCell('close', 'Target for the close, percent', '%')} faster close{' '}
          <Kind>target</Kind>
        </Line>
        <Line label="Hours of manual reporting a month" {...entryProps('reportHours')}>
          {assumptionCell('reporting', 'Target for reporting, percent', '%')} less of it{' '}
          <Kind>target</Kind>
        </Line>
        <Line label="Hours of audit preparation a year" {...entryProps('auditHours')}>
          {assumptionCell('audit', 'Target for audit preparation, percent', '%')} faster{' '}
          <Kind>target</Kind>
        </Line>
        <Line label="What an hour costs you, in dollars" {...entryProps('hourlyCost')}>
          Salaries with everything on top <Kind>your figure</Kind>
        </Line>
        <div className="border-b border-line py-5 last:border-b-0">
          <p className="type-small flex flex-wrap items-baseline gap-x-2 gap-y-3 text-muted">
            <span>We assume that at least</span>
            {assumptionCell('reachedAtLeast', 'Share of targets reached, percent', '%')}
            <span>of each target is reached, and that a day has</span>
            {assumptionCell('hoursPerDay', 'Hours in a working day', 'hours.')}
          </p>
          <p className="type-small mt-3 flex flex-wrap items-baseline gap-x-2 gap-y-3 text-muted">
            <span>Year 1 has to return between</span>
            {assumptionCell('returnFrom', 'Return in year 1, from', '')}
            <span>and</span>
            {assumptionCell('returnTo', 'Return in year 1, to', '× its cost.')}
          </p>
          <p className="type-small measure mt-4 text-muted">
            The shares of the targets and the hours of a day are conventions of this sheet. The
            other figures are this site’s targets. Person-days are taken to fall as the close gets
            faster. Of all assumptions, check that one first.
          </p>
        </div>
      </div>
      <Outcome result={result} figures={figures} />
      <div
        className="scripting-only flex flex-wrap items-center gap-x-6 gap-y-3 lg:col-span-2"
        data-print="hide"
      >
        <Button variant="neural" size="lg" onClick={printWorksheet}>
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
          The download is this sheet with your figures: print it, or save it as a PDF. You can also
          send it to us, and an expert goes through it with you.
        </p>
      </div>
    </div>
  );
}

interface EntryProps {
  label: string;
  value: string | number;
  onChange: (value: string) => void;
}

/** A line of the sheet: what to enter, the entry, and what is assumed about it. */
function Line({ children, ...entry }: EntryProps & { children: ReactNode }) {
  return (
    <div className="grid items-baseline gap-x-6 gap-y-2 border-b border-line py-4 first:border-t first:border-t-text @min-[40rem]:grid-cols-[1fr_7rem_15rem]">
      <p className="type-body">{entry.label}</p>
      <Entry {...entry} />
      <p className="type-small flex flex-wrap items-baseline gap-x-1.5 text-muted">{children}</p>
    </div>
  );
}

/** A figure on a line. */
const figureClasses = 'type-body border-b border-muted text-right text-text';

/**
 * Number input. In print and without JavaScript it is a line to write on, with the value above it.
 */
function Entry({ label, value, isShort = false, onChange }: EntryProps & { isShort?: boolean }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Takes over what was typed into the prerendered input before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const typed = input.current?.value;
    if (typed && typed !== String(value)) onChange(typed);
  }, []);
  const width = isShort ? 'w-14' : 'w-full @max-[40rem]:max-w-48';
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {/* The input has no name, so that a browser never sends it with a form. */}
      <input
        ref={input}
        id={id}
        type="number"
        inputMode="decimal"
        min="0"
        step="any"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={cn(
          figureClasses,
          'scripting-only min-h-11 rounded-none bg-transparent [appearance:textfield] hover:border-text',
          width,
        )}
      />
      <span
        aria-hidden="true"
        className={cn(
          figureClasses,
          'hidden min-h-[1.6em] [@media(scripting:none)]:inline-block print:inline-block',
          isShort ? 'w-12' : 'w-full',
        )}
      >
        {value}
      </span>
    </>
  );
}

/** Says whether a figure is a target of the site or the visitor's own. */
const Kind = ({ children }: { children: string }) => (
  <span className="type-label ml-auto whitespace-nowrap text-accent">{children}</span>
);

/**
 * The three results, each with its formula and its assumptions. Without a result the amounts ask
 * for input.
 */
function Outcome({ result, figures }: { result: Estimate | null; figures: Figures }) {
  const reached = `from ${figures.reachedAtLeast}% of the targets (our convention) to all of them`;
  return (
    <div className="border-y-4 border-double border-text py-6 lg:self-start">
      <div role="status">
        <Amount
          label="Hours back, a year"
          value={result && spanOf(result.hours)}
          formula="Close days × hours × 12, reporting × 12, audits: each times its target."
          assumes={`targets of ${figures.close}%, ${figures.reporting}% and ${figures.audit}%; ${reached}; days of ${figures.hoursPerDay} hours (our convention)`}
        />
        <Amount
          label="What they cost today"
          value={result && result.savings.to > 0 ? dollarSpanOf(result.savings) : null}
          formula="Hours × the cost of an hour, in dollars."
          assumes={`your cost of an hour; ${reached}`}
        />
        <Amount
          label="What year 1 may cost"
          value={result && result.spend.to > 0 ? dollarSpanOf(result.spend) : null}
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
  value: string | null;
  formula: string;
  assumes: string;
}

function Amount({ label, value, formula, assumes }: AmountProps) {
  return (
    <div className="border-b border-line py-4 first:pt-0 last:border-b-0 last:pb-0">
      <p className="type-label text-muted">{label}</p>
      <p className="type-head mt-2 min-h-[1.1em]">
        {value ?? (
          <span className="type-small block font-medium text-muted">Enter your figures above</span>
        )}
      </p>
      <p className="type-small mt-2 text-muted">{formula}</p>
      <p className="type-small mt-1 text-muted">
        <span className="type-label text-accent">Assumes</span> <span>{assumes}</span>.
      </p>
    </div>
  );
}
