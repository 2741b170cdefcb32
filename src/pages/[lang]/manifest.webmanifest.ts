import { wordsFor } from 'words:site';
import type { APIRoute } from 'astro';
import { languageOf, languagePaths } from '../../page-parts/paths.ts';
import { ICONS } from '../../site/icon.ts';
import { fileAddress, pageAddress } from '../../words/addresses.ts';

export const getStaticPaths = languagePaths;

/** What a device has to know to install the site: one for each language. */
export const GET: APIRoute = ({ params }) => {
  const lang = languageOf(params);
  const words = wordsFor(lang);
  const shortcuts = [
    { name: words('nav.quick'), url: pageAddress(lang, 'quick/') },
    { name: words('nav.play'), url: pageAddress(lang, 'play/') },
    { name: words('nav.rules'), url: pageAddress(lang, 'rules/') },
  ];
  const manifest = {
    id: pageAddress(lang),
    start_url: pageAddress(lang),
    // The other languages are parts of what is installed.
    scope: fileAddress(''),
    lang,
    dir: 'ltr',
    name: words('home.title'),
    short_name: words('site.name'),
    description: words('home.description'),
    categories: ['games', 'education'],
    display: 'standalone',
    background_color: '#f7f1e3',
    theme_color: '#f7f1e3',
    icons: ICONS.map(({ name, size, purpose }) => ({
      src: fileAddress(`icons/${name}.png`),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    screenshots: [
      { form_factor: 'narrow', sizes: '780x1688' },
      { form_factor: 'wide', sizes: '1280x800' },
    ].map((each) => ({
      src: fileAddress(`screenshots/${lang}-${each.form_factor}.webp`),
      type: 'image/webp',
      label: words('site.tagline'),
      ...each,
    })),
    shortcuts,
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
