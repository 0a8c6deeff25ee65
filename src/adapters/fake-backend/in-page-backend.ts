import { startInProcess } from '../../../fake-backend/hosts/in-process.ts';
import { isLink } from '../../../fake-backend/scenarios/link.ts';
import type { OpenedLink } from '../../application/ports/simulation/simulated-scenarios.ts';
import type { SimulationControl } from '../../application/ports/simulation/simulation-control.ts';

export type SimulatedPaymentAction = 'pay' | 'fail' | 'close' | 'expire';

export interface Simulation {
  /** Answers requests instead of the network. */
  readonly send: (
    request: Request,
    onUploadProgress?: (sentBytes: number, totalBytes: number) => void,
  ) => Promise<Response>;
  readonly control: SimulationControl;
  /** What the simulated payment gateway tells the server. */
  readonly settle: (paymentToken: string, action: SimulatedPaymentAction) => Promise<void>;
}

/** Starts the fake backend in this page, and does what a link into the simulation asks for. The Socket.IO client must not have been imported before. */
export const startSimulation = async (): Promise<Simulation> => {
  const { send, control: ofServer } = await startInProcess();
  const { search } = location;
  const open = async (agreed: boolean): Promise<OpenedLink | null> => {
    if (!isLink(search)) return null;
    const { openLink } = await import('../../../fake-backend/scenarios/open-link.ts');
    return openLink(ofServer, search, agreed);
  };
  const opened = await open(false);
  const control = { ...ofServer, openedLink: () => opened, agreeToLink: () => open(true) };
  return {
    send,
    control,
    settle: async (paymentToken, action) => {
      await control.settle(paymentToken, action);
    },
  };
};
