import { describe, expect, it } from 'vitest';
import type { PaymentHint, PaymentWindow } from '../../../src/application/ports/purchase/payment-window.ts';

/** A gateway in whose window a test is the person who pays. */
export interface Gateway {
  readonly paymentWindow: PaymentWindow;
  /** What the open window is for; null while none is open. */
  shown(): string | null;
  goAway(hint: PaymentHint): Promise<void>;
}

/** What every window of a gateway promises that can say these hints (`PaymentWindow`). */
export const opensForPayment = (name: string, hints: readonly PaymentHint[], open: () => Gateway) => {
  describe(`the payment window of ${name}`, () => {
    it.each(hints)('stays until the person is done with it, and then says %s', async (hint) => {
      const { paymentWindow, shown, goAway } = open();
      const hints: PaymentHint[] = [];
      const opened = paymentWindow.open('token-1').then((each) => hints.push(each));
      await expect.poll(shown).toBe('token-1');
      expect(hints).toEqual([]);
      await goAway(hint);
      await opened;
      expect(hints).toEqual([hint]);
    });

    it('opens again, for another payment', async () => {
      const { paymentWindow, shown, goAway } = open();
      for (const token of ['token-1', 'token-2']) {
        const hint = paymentWindow.open(token);
        await expect.poll(shown).toBe(token);
        await goAway('closed');
        expect(await hint).toBe('closed');
      }
    });
  });
};

/** What a window promises besides that may find no gateway; that of the simulation always opens. */
export const saysThatItCannotOpen = (name: string, openBlocked: () => Pick<Gateway, 'paymentWindow' | 'shown'>) => {
  it(`the payment window of ${name} rejects when it cannot open, and shows nothing`, async () => {
    const { paymentWindow, shown } = openBlocked();
    await expect(paymentWindow.open('token-1')).rejects.toMatchObject({ name: 'PaymentWindowUnavailable' });
    expect(shown()).toBeNull();
  });
};
