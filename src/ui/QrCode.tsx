import './qr-code.css';
import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';

/** A square of dark and light fields that a camera reads as the text. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = useMemo(() => encode(text, { ecc: 'M', border: 2 }), [text]);
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} class="qr-code-light" />
      <path d={dark} class="qr-code-dark" />
    </svg>
  );
}
