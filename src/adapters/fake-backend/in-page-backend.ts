import { ofThisPage, type PageSurroundings, startInProcess } from '../../../fake-backend/hosts/in-process.ts';
import { windowCookies } from '../../../fake-backend/hosts/window-cookies.ts';
import { isLink } from '../../../fake-backend/scenarios/link.ts';
import type { OpenedLink } from '../../application/ports/simulation/simulated-scenarios.ts';
import type { SimulationControl } from '../../application/ports/simulation/simulation-control.ts';

export type SimulatedPaymentAction = 'pay' | 'fail' | 'close' | 'expire';

export interface Simulation {
  readonly send: (
    request: Request,
    onUploadProgress?: (sentBytes: number, totalBytes: number) => void,
  ) => Promise<Response>;
  readonly control: SimulationControl;
  /** Used instead of `document.cookie` if this window has its own session; otherwise null. */
  readonly ownCookies: { readonly cookie: string } | null;
  readonly settle: (paymentToken: string, action: SimulatedPaymentAction) => Promise<void>;
}

type Given = Pick<PageSurroundings, 'evidenceKb' | 'byTransfer' | 'tabMemory'>;

/**
 * Must run before the first import of the Socket.IO client. Also opens a simulation link, if any. `given`: the body's own rules, and the
 * memory of the tab.
 */
export const startSimulation = async (given: Given = {}): Promise<Simulation> => {
  const { search } = location;
  const ownCookies = windowCookies(search, sessionStorage);
  const { send, control: ofServer } = await startInProcess({ ...ofThisPage(ownCookies ?? document), ...given });
  const open = async (agreed: boolean): Promise<OpenedLink | null> => {
    if (!isLink(search)) return null;
    const { openLink } = await import('../../../fake-backend/scenarios/open-link.ts');
    return openLink(ofServer, search, agreed);
  };
  const opened = await open(false);
  const control = {
    ...ofServer,
    openedLink: () => opened,
    agreeToLink: () => open(true),
    isOwnWindow: () => ownCookies !== null,
  };
  return {
    send,
    control,
    ownCookies,
    settle: async (paymentToken, action) => {
      await control.settle(paymentToken, action);
    },
  };
};
