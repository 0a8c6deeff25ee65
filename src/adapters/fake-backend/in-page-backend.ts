import { startInProcess } from '../../../fake-backend/hosts/in-process.ts';
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

/** Starts the fake backend in this page. The Socket.IO client must not have been imported before. */
export const startSimulation = async (): Promise<Simulation> => {
  const { send, control } = await startInProcess();
  return {
    send,
    control,
    settle: async (paymentToken, action) => {
      await control.settle(paymentToken, action);
    },
  };
};
