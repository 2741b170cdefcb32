import sharp from 'sharp';

/** The strokes of each figure on a field 10 wide and 16 high, so that a picture needs no font. */
const STROKES: Readonly<Record<string, string>> = {
  '0': 'M5 0C1 0 0 4 0 8s1 8 5 8 5-4 5-8-1-8-5-8z',
  '1': 'M1 3 6 0V16',
  '2': 'M0 4C0 1 2 0 5 0s5 2 5 4c0 4-10 8-10 12H10',
  '3': 'M1 2C2 0 4 0 5 0c3 0 5 1 5 4s-3 4-5 4c3 0 5 1 5 4s-2 4-5 4c-2 0-4-1-5-3',
  '4': 'M7 16V0L0 11H10',
  '5': 'M9 0H2L1 7c1-1 3-1 4-1 3 0 5 2 5 5s-2 5-5 5c-2 0-4-1-5-3',
  '6': 'M9 1C7 0 6 0 5 1 2 3 0 6 0 11c0 3 2 5 5 5s5-2 5-5-2-5-5-5-5 2-5 5',
  '7': 'M0 0H10L4 16',
  '8': 'M5 8C2 8 1 6 1 4s1-4 4-4 4 2 4 4-1 4-4 4zM5 8c-3 0-5 1-5 4s2 4 5 4 5-1 5-4-2-4-5-4z',
  '9': 'M10 5c0 3-2 5-5 5S0 8 0 5s2-5 5-5 5 2 5 5c0 5-2 8-5 10-1 1-2 1-4 0',
  '.': 'M1.500 15.500v.5',
};

const ADVANCE: Readonly<Record<string, number>> = { '1': 11, '.': 8 };

function carved(text: string, middle: number, top: number, scale: number): string {
  const widths = [...text].map((sign) => ADVANCE[sign] ?? 15);
  let x = middle - ((widths.reduce((sum, width) => sum + width, 0) - 5) * scale) / 2;
  return [...text]
    .map((sign, i) => {
      const path = `<path transform="translate(${x} ${top})scale(${scale})" d="${STROKES[sign] ?? ''}"/>`;
      x += (widths[i] ?? 0) * scale;
      return path;
    })
    .join('');
}

/**
 * The picture that chats show beside a link, 1200 × 630: a milestone by the street with something carved into it.
 * @param text figures and full stops; an empty text leaves the stone blank.
 */
export function previewImage(text: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="#f7f1e3"/>
<path d="M0 330Q300 230 640 300T1200 260V630H0z" fill="#d2dcb4"/>
<path d="M0 420Q360 320 760 400T1200 360V630H0z" fill="#bfd3a0"/>
<path d="M90 395l20-60 20 60zM125 410l26-74 26 74zM1040 345l22-64 22 64zM1082 360l24-70 24 70z" fill="#7fa566" stroke="#33271c" stroke-width="4" stroke-linejoin="round"/>
<path d="M-20 600Q300 480 620 560T1220 500" fill="none" stroke="#33271c" stroke-width="84"/>
<path d="M-20 600Q300 480 620 560T1220 500" fill="none" stroke="#fff9ea" stroke-width="74"/>
<path d="M-20 600Q300 480 620 560T1220 500" fill="none" stroke="#e0b35c" stroke-width="7" stroke-dasharray="44 34"/>
<path d="M370 560H900l-70-46H420z" fill="#281e00" fill-opacity=".2"/>
<path d="M400 540V270a200 200 0 0 1 400 0V540z" fill="#ead8a8" stroke="#33271c" stroke-width="12" stroke-linejoin="round"/>
<path d="M436 540V274a164 164 0 0 1 60-127" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="14" stroke-linecap="round"/>
<path d="M360 540H840V574H360z" fill="#b99a55" stroke="#33271c" stroke-width="12" stroke-linejoin="round"/>
<g fill="none" stroke="#2b2412" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round">${carved(text, 600, 250, text.length > 4 ? 5.6 : 7)}</g>
</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32, effort: 1, dither: 0 }).toBuffer();
}
