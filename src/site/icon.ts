import sharp from 'sharp';

/** The icons of the installed site. A maskable one may be cut to any shape: its picture keeps away from the edges. */
export const ICONS = [
  { name: '192', size: 192, purpose: 'any' },
  { name: '512', size: 512, purpose: 'any' },
  { name: 'maskable-512', size: 512, purpose: 'maskable' },
] as const;

/** Draws an icon: the milestone of `favicon.svg` on paper, with the meadow from edge to edge. */
export function iconImage({ size, purpose }: (typeof ICONS)[number]): Promise<Buffer> {
  const scale = purpose === 'maskable' ? 0.72 : 0.95;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">
<rect width="32" height="32" fill="#f7f1e3"/>
<path fill="#3f6b3c" d="M0 22.5q8-4 16-2t16-1V32H0z"/>
<g transform="translate(16 16.5) scale(${scale}) translate(-16 -16)">
<path fill="#d9c48f" stroke="#23302a" stroke-width="1.6" d="M8.5 28V13a7.5 7.5 0 0 1 15 0v15z"/>
<path fill="none" stroke="#23302a" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="m13.5 14 3-2.5V22"/>
</g></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}
