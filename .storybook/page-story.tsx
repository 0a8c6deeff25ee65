import { userEvent, waitFor, within } from 'storybook/test';
import type { FaultAction } from '../fake-backend/faults.ts';
import type { Config } from '../src/configuration/config.ts';
import { defaultConfig } from '../src/configuration/default-config.ts';
import { App } from '../src/ui/frame/app.tsx';
import { everything, openPortal, type StoryPortal, type StoryWorld } from './story-portal.ts';

export interface PageArgs extends StoryWorld {
  /** Path and query. */
  readonly address: string;
  /** The name of a button that the story presses first. */
  readonly presses?: string;
  readonly shows: string;
  /** What leads on, a link or button that needs no scrolling on a small laptop at 125 %. */
  readonly wayOn?: string;
  readonly config?: Partial<Config>;
}

export const never: FaultAction = { type: 'hang' };
/** A failing server. The portal retries a read twice, here without a pause. */
export const broken: FaultAction = { type: 'status', status: 503, headers: { 'Retry-After': '0' } };

export const patience = { timeout: 15_000 };

interface Opened {
  readonly args: PageArgs;
  readonly canvasElement: HTMLElement;
  readonly loaded: Record<string, unknown>;
}
const portalOf = ({ loaded }: Pick<Opened, 'loaded'>) => loaded.portal as StoryPortal;

/** The whole portal at an address, on the fake backend. `args` define the world and the expected text. */
export const pageStory = {
  tags: ['!autodocs'], // a docs page would show all its stories at one address
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  loaders: [async ({ args }: Pick<Opened, 'args'>) => ({ portal: await openPortal(args) })],
  beforeEach: ({ args }: Pick<Opened, 'args'>) => {
    const before = location.href;
    history.replaceState(null, '', args.address);
    return () => history.replaceState(null, '', before);
  },
  render: ({ config }: PageArgs, opened: Pick<Opened, 'loaded'>) => (
    <App config={{ ...defaultConfig, features: everything.features, ...config }} services={portalOf(opened)} />
  ),
  play: async ({ args: { presses, shows }, canvasElement, loaded }: Opened) => {
    const page = within(canvasElement);
    if (presses) (await page.findByRole('button', { name: presses }, patience)).click();
    const seen = () => {
      scrollTo(0, document.body.scrollHeight); // loads content that waits until it is near the window
      const text = canvasElement.querySelector('main')?.textContent ?? '';
      if (!text.includes(shows)) throw new Error(`The page does not show «${shows}» but «${text}».`);
      const unasked = portalOf({ loaded }).unasked();
      if (unasked.length > 0) throw new Error(`Nobody asked for ${unasked.join(', ')}.`);
    };
    await waitFor(seen, patience);
    scrollTo(0, 0);
  },
};

type Act = (page: ReturnType<typeof within>, user: typeof userEvent) => Promise<void>;

/** A play function: `act` uses the page, then `pageStory.play` runs. */
export const afterUse = (act: Act) => async (opened: Opened) => {
  await act(within(opened.canvasElement), userEvent);
  await pageStory.play(opened);
};

/** A play function: `fillIn` fills in the form and sends it, then `pageStory.play` runs. */
export const after = (fillIn: Act) =>
  afterUse(async (page, user) => {
    await page.findByRole('form', {}, patience);
    await fillIn(page, user);
  });
