import { fileURLToPath } from 'node:url';
import preact from '@astrojs/preact';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { areaNames, fileOf, readArea, readMessages } from './areas.ts';
import { compile, declarationOf, faultsOf } from './compile.ts';
import { type Language, languages } from './languages.ts';

const ready = fileURLToPath(new URL('./ready.ts', import.meta.url));
const runtime = fileURLToPath(new URL('./runtime.ts', import.meta.url));

function checkWords(): void {
  const faults = areaNames().flatMap((name) => faultsOf(name, readArea(name)));
  if (faults.length > 0) throw new Error(`The words are not complete:\n${faults.join('\n')}`);
}

/**
 * Serves the words as modules. `words:table` gives `wordsFor`; on the server it holds all languages, in the browser it
 * fetches the page's own from `words:table/<language>`.
 */
function wordsPlugin(): Plugin {
  const onServer = (plugin: { environment: { config: { consumer: string } } }) =>
    plugin.environment.config.consumer === 'server' || process.env.VITEST !== undefined;
  return {
    name: 'words',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^words:|^@messageformat\/runtime$/ },
      handler(id, importer) {
        if (id.startsWith('words:')) return `\0${id}`;
        return importer?.startsWith('\0words:') && !onServer(this) ? runtime : undefined;
      },
    },
    load: {
      filter: { id: /^\0words:/ },
      handler(id) {
        const [area = '', language] = id.slice('\0words:'.length).split('/');
        if (language === undefined) return onServer(this) ? serverModule(area) : browserModule(area);
        this.addWatchFile(fileOf(area, language as Language));
        return compile(readMessages(area, language as Language), language as Language, onServer(this));
      },
    },
  };
}

function serverModule(area: string): string {
  const imports = languages.map((language) => `import ${language} from 'words:${area}/${language}';`);
  const sayers = languages.map((language) => `${language}: say('${language}', ${language})`);
  // Ids from the content make keys that the types do not know.
  return `${imports.join('\n')}
const say = (language, messages) => (key, values) => {
  if (messages[key] === undefined) throw new Error('content/words/' + language + '/${area}.json has no “' + key + '”');
  return messages[key](values);
};
const words = { ${sayers.join(', ')} };
export const wordsFor = (language) => words[language];`;
}

function browserModule(area: string): string {
  const loads = languages.map((language) => `${language}: () => import('words:${area}/${language}')`);
  return `import { fetchWords } from ${JSON.stringify(ready)};
const words = fetchWords({ ${loads.join(', ')} });
export const wordsFor = () => words;`;
}

/** The integration that serves the words, declares their types, and fails the build when they are not complete. */
export function words(): AstroIntegration {
  return {
    name: 'words',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [wordsPlugin()] } });
      },
      'astro:build:start': checkWords,
      'astro:config:done': ({ injectTypes }) => {
        const content = areaNames().map((name) => declarationOf(name, readMessages(name, 'en')));
        injectTypes({ filename: 'words.d.ts', content: content.join('\n') });
      },
    },
  };
}

/** Preact's integration, with a hydration that waits for the words. */
export function preactWithWords(): AstroIntegration {
  const integration = preact();
  const setup = integration.hooks['astro:config:setup'];
  const clientEntrypoint = fileURLToPath(new URL('./hydrate.ts', import.meta.url));
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setup?.({
          ...options,
          addRenderer: (renderer) => options.addRenderer({ ...renderer, clientEntrypoint }),
        }),
    },
  };
}
