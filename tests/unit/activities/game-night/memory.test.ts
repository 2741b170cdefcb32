import { afterAll, expect, test, vi } from 'vitest';
import type { Evening, Setup } from '../../../../src/evening/kept-evening.ts';
import { pageWith } from '../../kit/page.ts';

type Form = HTMLFormElement & { setup: Setup };

// A form is what it says.
vi.doMock('../../../../src/activities/game-night/setup-form.ts', () => ({
  readSetup: (form: Form) => form.setup,
  putSetup: (form: Form, setup: Setup) => {
    form.setup = setup;
  },
  showSetup: (form: Form, setup: Setup) => {
    form.setup = setup;
  },
  isEntered: ({ names, done }: Setup) => names.some((name) => name !== '') || done.length > 0,
}));
afterAll(() => {
  vi.doUnmock('../../../../src/activities/game-night/setup-form.ts');
  vi.resetModules();
});

const setup = (changed: Partial<Setup> = {}): Setup => ({
  players: 4,
  starter: 0,
  names: ['', '', '', ''],
  done: [],
  ...changed,
});
const named = (name: string) => setup({ names: [name, '', '', ''] });
const keptAs = (setup: Setup): Evening => ({ setup, part: null });

async function open(at: Evening, hash?: string, entered?: string) {
  const page = pageWith({ 'milestones-evening': JSON.stringify(at) }, hash, entered);
  const regions = new Map<string, { hidden: boolean; button: HTMLButtonElement }>();
  const region = (selector: string) => {
    const button = { focus: () => {} } as HTMLButtonElement;
    const made = { hidden: true, button, querySelector: () => button, append: () => {}, lastElementChild: null };
    if (!regions.has(selector)) regions.set(selector, made);
    return regions.get(selector) as typeof made;
  };
  Object.assign(document, {
    querySelector: (selector: string) => (selector.includes(' ') ? null : region(selector)),
    getElementById: () => null,
  });
  vi.resetModules();
  const memory = await import('../../../../src/activities/game-night/memory.ts');
  const form = { setup: setup(), querySelector: () => ({ focus: () => {} }) } as unknown as Form;
  memory.restore(form);
  const enter = (setup: Setup) => {
    form.setup = setup;
    memory.rememberSetup(form);
  };
  const kept = (): Evening => JSON.parse(page.kept['milestones-evening'] as string);
  return { page, memory, form, enter, kept, before: region('.night-before') };
}
const { linkText } = await import('../../../../src/evening/address.ts');
const link = (setup: Setup) => `#setup=${linkText(setup)}`;

test('what the browser cannot keep stays in the form and in the address, also after a reload', async () => {
  const { page, memory, form, enter, kept } = await open(keptAs(named('Ada')));
  page.setFull(true);
  enter(setup({ names: ['Ada', 'Ben', '', ''] }));
  expect(form.setup.names).toEqual(['Ada', 'Ben', '', '']);
  expect([page.location.hash, page.history.state?.entered]).toEqual([link(form.setup), undefined]);
  memory.restore(form);
  expect(form.setup.names).toEqual(['Ada', 'Ben', '', '']);
  page.setFull(false);
  enter(setup({ names: ['Ada', 'Ben', 'Cy', ''] }));
  expect(kept().setup.names).toEqual(['Ada', 'Ben', 'Cy', '']);
});

test('the address follows what another tab keeps, also what it has kept while this one was away', async () => {
  const { page, memory, form } = await open(keptAs(named('Ben')), link(named('Ada')), link(named('Ada')));
  expect(page.location.hash).toBe(link(named('Ben')));
  page.keepElsewhere('evening', keptAs(named('Cy')));
  memory.showKept(form);
  expect([page.location.hash, page.history.state?.entered]).toEqual([link(named('Cy')), link(named('Cy'))]);
});

test('a link that is followed is shown in all controls, with a way back; going back shows what is kept', async () => {
  const { page, memory, form, enter, before } = await open(keptAs(named('Ada')));
  enter(named('Ann'));
  const mine = page.location.hash;
  page.goTo(link(named('Zoe')));
  memory.follow(form);
  expect([form.setup, before.hidden]).toEqual([named('Zoe'), false]);
  page.goTo(mine, mine);
  memory.follow(form);
  expect([form.setup, before.hidden]).toEqual([named('Ann'), true]);
});

test('what a link has replaced is brought back as it was at that moment', async () => {
  const { page, memory, form, enter, kept, before } = await open(keptAs(named('Ada')), link(named('Zoe')));
  page.keepElsewhere('evening', { ...keptAs(setup({ names: ['Ada', 'Ben', '', ''] })), part: 'turn' });
  memory.showKept(form);
  enter(setup({ names: ['Zoe', 'Yan', '', ''] }));
  expect(kept().setup.names).toEqual(['Zoe', 'Yan', '', '']);
  before.button.onclick?.({} as never);
  expect(kept()).toMatchObject({ setup: { names: ['Ada', 'Ben', '', ''] }, part: 'turn' });
});
