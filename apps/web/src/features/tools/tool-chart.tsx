import { dateInWords, dateParts, isPlainDate } from '@hoa/core/calendar/plain-date';
import { hundredthsText } from '@hoa/core/money/hundredths';
import type { CalculationChart } from '@hoa/core/schemas/calculation';
import { type Scale, scaleFor } from './chart-scale';
import classes from './tool-chart.module.css';

const WIDTH = 360;
const HEIGHT = 210;
const LEFT = 52;
const RIGHT = 352;
const TOP = 14;
const BOTTOM = 182;
/** Labels below a chart that a telephone has room for. */
const LABELS_MAX = 5;

/** A number beside an axis, as short as it can be: '$1.2M', '$350', '25%'. */
function tickText(value: number, unit: CalculationChart['unit']): string {
  if (unit === 'percent') return `${hundredthsText(value)}%`;
  const number = unit === 'money' ? value / 100 : value;
  const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
  const text = short.format(Math.abs(number));
  return `${number < 0 ? '-' : ''}${unit === 'money' ? '$' : ''}${text}`;
}

/** A label below a chart: a day is short there, as the table has it whole. */
function labelText(label: string): string {
  return isPlainDate(label) ? `${dateInWords(label).slice(0, 3)} ${dateParts(label).day}` : label;
}

interface DrawingProps {
  chart: CalculationChart;
  y: (value: number) => number;
  /** The horizontal middle of a place among the labels. */
  x: (place: number) => number;
}

function Lines({ chart: { series }, x, y }: DrawingProps) {
  return series.map(({ values }, index) => (
    <polyline
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one name
      key={index}
      className={classes.line}
      data-series={index}
      points={values
        .map((value, place) => `${x(place).toFixed(1)},${y(value).toFixed(1)}`)
        .join(' ')}
    />
  ));
}

function Bars({ chart: { series, labels }, x, y }: DrawingProps) {
  const width = Math.min(56, (0.6 * (RIGHT - LEFT)) / labels.length);
  return series[0]?.values.map((value, place) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: two bars may have one name
      key={place}
      className={classes.bar}
      x={x(place) - width / 2}
      width={width}
      y={Math.min(y(value), y(0))}
      height={Math.abs(y(0) - y(value))}
      rx={2}
    />
  ));
}

function Axis({
  scale,
  y,
  unit,
}: {
  scale: Scale;
  y: (value: number) => number;
  unit: CalculationChart['unit'];
}) {
  return scale.ticks.map((tick) => (
    <g key={tick}>
      <line
        className={classes.grid}
        data-zero={tick === 0 || undefined}
        x1={LEFT}
        x2={RIGHT}
        y1={y(tick)}
        y2={y(tick)}
      />
      <text className={classes.tick} x={LEFT - 6} y={y(tick) + 3.5} textAnchor="end">
        {tickText(tick, unit)}
      </text>
    </g>
  ));
}

/** A chart of a result. What it shows is said in a sentence; its numbers stand in the table. */
export function ToolChart({ chart }: { chart: CalculationChart }) {
  const { kind, title, summary, unit, labels, series, mark } = chart;
  const values = series.flatMap((one) => one.values).concat(mark === undefined ? [] : [mark.value]);
  const scale = scaleFor(values);
  const y = (value: number) =>
    BOTTOM - ((value - scale.min) / (scale.max - scale.min)) * (BOTTOM - TOP);
  const step = (RIGHT - LEFT) / (kind === 'bars' ? labels.length : Math.max(1, labels.length - 1));
  const x = (place: number) => LEFT + step * (kind === 'bars' ? place + 0.5 : place);
  const every = kind === 'bars' ? 1 : Math.ceil(labels.length / LABELS_MAX);
  const Drawing = kind === 'bars' ? Bars : Lines;
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.title}>{title}</figcaption>
      <svg
        className={classes.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={summary}
      >
        <Axis scale={scale} y={y} unit={unit} />
        <Drawing chart={chart} x={x} y={y} />
        {mark && (
          <g>
            <line
              className={classes.mark}
              x1={LEFT}
              x2={RIGHT}
              y1={y(mark.value)}
              y2={y(mark.value)}
            />
            <text className={classes.markText} x={RIGHT} y={y(mark.value) - 4} textAnchor="end">
              {mark.label}
            </text>
          </g>
        )}
        {labels.map((label, place) =>
          place % every === 0 ? (
            <text
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={place}
              className={classes.tick}
              x={x(place)}
              y={BOTTOM + 16}
              textAnchor={kind === 'line' && place === 0 ? 'start' : 'middle'}
            >
              {labelText(label)}
            </text>
          ) : null,
        )}
      </svg>
      {series.length > 1 && (
        <ul className={classes.legend}>
          {series.map(({ label }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={index} data-series={index}>
              {label}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}
