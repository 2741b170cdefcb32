import type { ScaleLinear } from 'd3-scale';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** Wide enough for a plot until its place has been measured. */
const USUAL = 560;

interface PlotProps {
  /** What the picture shows, in words. */
  readonly label: string;
  /** In pixels. */
  readonly height: number;
  /** Draws it as wide as its place is, in pixels. */
  readonly draw: (width: number) => ComponentChildren;
}

/** A picture of values that fills the width of its place; its lines and letters keep their size. */
export function Plot({ label, height, draw }: PlotProps) {
  const element = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(USUAL);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(entry.contentRect.width);
    });
    observer.observe(element.current as SVGSVGElement);
    return () => observer.disconnect();
  }, []);
  return (
    <svg ref={element} class="plot" height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {draw(width)}
    </svg>
  );
}

interface GridProps {
  readonly values: readonly number[];
  readonly y: ScaleLinear<number, number>;
  /** Where the lines begin and end. */
  readonly from: number;
  readonly to: number;
  /** How a value is written; as a number where it is left out. */
  readonly named?: (value: number) => string;
}

/** Lines across a plot, each with its value before it. */
export function Grid({ values, y, from, to, named = String }: GridProps) {
  return values.map((value) => (
    <g key={value}>
      <line class="plot-grid" x1={from} x2={to} y1={y(value)} y2={y(value)} />
      <text class="plot-value" x={from - 7} y={y(value) + 4.5}>
        {named(value)}
      </text>
    </g>
  ));
}
