import { proxy, subscribe, useSnapshot } from 'valtio';

export const panelSides = ['start', 'below', 'end'] as const;
export type PanelSide = (typeof panelSides)[number];

interface PanelState {
  open: boolean;
  side: PanelSide | null;
  /** In pixels: the panel's width beside the page, or its height below it. */
  width: number;
  height: number;
  sections: string[];
  shown?: string | null;
  /** Shows the section that is opened from its current step on. */
  atStep?: boolean;
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
  sections: ['mulai', 'siapa', 'waktu', 'jaringan'],
};

const kept = (): PanelState => {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? '') as PanelState | null;
    return isState(value) ? value : fresh;
  } catch {
    return fresh;
  }
};

export const panelState = proxy<PanelState>(kept());
subscribe(panelState, () => {
  try {
    localStorage.setItem(key, JSON.stringify(panelState));
  } catch {
    // if the storage is blocked, a reload loses the state
  }
});

export const usePanelState = () => useSnapshot(panelState);

export const rememberSection = (section: string, open: boolean): void => {
  if (open === panelState.sections.includes(section)) return;
  panelState.sections = open
    ? [...panelState.sections, section]
    : panelState.sections.filter((each) => each !== section);
};

export const openPanel = (section?: string, atStep = false): void => {
  panelState.open = true;
  panelState.atStep = atStep;
  if (!section) return;
  if (!panelState.sections.includes(section)) panelState.sections.push(section);
  panelState.shown = section;
};

/** From this width of the window on, in pixels, the panel can be at the side of the page. */
export const roomBeside = 900;

/** In a small window the panel closes, so that what it has opened is seen. */
export const makeWay = (): void => {
  if (innerWidth < roomBeside) panelState.open = false;
};

export const showFromTop = (opened: HTMLElement): void => {
  const content = opened.closest('[data-panel]');
  if (content) content.scrollTop += opened.getBoundingClientRect().top - content.getBoundingClientRect().top;
};

const projectorKey = 'simulasi-proyektor';

const keptProjector = (): boolean => {
  try {
    return sessionStorage.getItem(projectorKey) === '1';
  } catch {
    return false;
  }
};

/** Large type, a ring around the pointer and no panel. Only in this tab, so that the panel can stay open in another window. */
export const projector = proxy({ on: keptProjector() });
subscribe(projector, () => {
  try {
    sessionStorage.setItem(projectorKey, projector.on ? '1' : '0');
  } catch {
    // if the storage is blocked, a reload ends the mode
  }
});

export const useProjector = () => useSnapshot(projector).on;

const hiddenKey = 'simulasi-panel-tersembunyi';

/**
 * `?panel=0` hides the panel in this tab until `?panel=1` or the tab closes, for recordings and projectors.
 * Removes the parameter from the address.
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
