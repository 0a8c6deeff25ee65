import { proxy, subscribe, useSnapshot } from 'valtio';

export const panelSides = ['start', 'below', 'end'] as const;
export type PanelSide = (typeof panelSides)[number];

interface PanelState {
  open: boolean;
  /** Null until somebody has chosen one. */
  side: PanelSide | null;
  /** Pixels: how wide it is beside the page, and how high below it. */
  width: number;
  height: number;
  /** The sections that are open, by their ids. */
  sections: string[];
  /** The section that was opened just now, until it has been brought into sight. */
  shown?: string | null;
}

const isState = (value: PanelState | null): value is PanelState =>
  typeof value?.open === 'boolean' &&
  (value.side === null || panelSides.includes(value.side)) &&
  [value.width, value.height].every((size) => Number.isFinite(size)) &&
  Array.isArray(value.sections);

const key = 'simulasi-panel';
const fresh: PanelState = {
  open: false,
  side: null,
  width: 360,
  height: 280,
  sections: ['siapa', 'waktu', 'jaringan'],
};

const kept = (): PanelState => {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? '') as PanelState | null;
    return isState(value) ? value : fresh;
  } catch {
    return fresh; // the first time, or no storage
  }
};

/** How the panel was left on this device. */
export const panelState = proxy<PanelState>(kept());
subscribe(panelState, () => {
  try {
    localStorage.setItem(key, JSON.stringify(panelState));
  } catch {
    // without storage it lasts as long as the page
  }
});

export const usePanelState = () => useSnapshot(panelState);

/** Opens the panel, at a section where one is named. */
export const openPanel = (section?: string): void => {
  panelState.open = true;
  if (!section) return;
  if (!panelState.sections.includes(section)) panelState.sections.push(section);
  panelState.shown = section;
};

/** Scrolls the panel, and never the page, so that what was opened in it begins at its top. */
export const showFromTop = (opened: HTMLElement): void => {
  const content = opened.closest('[data-panel]');
  if (content) content.scrollTop += opened.getBoundingClientRect().top - content.getBoundingClientRect().top;
};

const hiddenKey = 'simulasi-panel-tersembunyi';

/**
 * Whether this tab shows no panel and no way to it, for a recording or a projector: `?panel=0` in the address, until `?panel=1` or the
 * tab is closed. Takes that out of the address.
 */
export const readHidden = (): boolean => {
  const address = new URL(location.href);
  const asked = address.searchParams.get('panel');
  try {
    if (asked !== null) sessionStorage.setItem(hiddenKey, asked === '0' ? '1' : '0');
    if (asked !== null) {
      address.searchParams.delete('panel');
      history.replaceState(history.state, '', address);
    }
    return sessionStorage.getItem(hiddenKey) === '1';
  } catch {
    return asked === '0';
  }
};
