import type { SessionTabs } from '../../application/ports/account/session-tabs.ts';
import type { PaymentHint, PaymentWindow } from '../../application/ports/purchase/payment-window.ts';

const simulatedPaymentStyle = `
.simulated-payment {
  width: min(26rem, calc(100vw - 2rem)); padding: 1.5rem; border: 0; border-radius: 12px;
  color: var(--text, #14213a); background: var(--surface-raised, #fff);
  box-shadow: 0 20px 48px -12px rgb(10 31 68 / 40%); border-top: 6px solid var(--accent, #e8a317);
}
.simulated-payment::backdrop { background: rgb(10 31 68 / 55%); }
.simulated-payment-title { margin: 0 0 0.5rem; font-size: 1.375rem; line-height: 1.3; }
.simulated-payment-note { margin: 0 0 1.25rem; color: var(--text-muted, #4b5a74); line-height: 1.5; }
.simulated-payment-problem { margin: 0 0 1rem; color: var(--critical, #b3231b); font-weight: 600; }
.simulated-payment-problem:empty { display: none; }
.simulated-payment-buttons { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; }
.simulated-payment-button {
  min-height: 2.75rem; padding: 0.5rem 1rem; border: 1px solid var(--border-control, #74839c); border-radius: 8px;
  font: inherit; font-weight: 600; color: inherit; background: transparent; cursor: pointer;
}
.simulated-payment-button:hover { background: var(--surface-sunken, #e9eef6); }
.simulated-payment-button:focus-visible { outline: 3px solid var(--focus, #1b5fd6); outline-offset: 2px; }
.simulated-payment-pay {
  grid-column: 1 / -1; border-color: transparent; color: var(--on-brand, #fff); background: var(--brand, #14397d);
}
.simulated-payment-pay:hover { background: var(--brand-hover, #0f2d66); }
.simulated-payment-close { grid-column: 1 / -1; border-color: transparent; text-decoration: underline; }
`;

type Action = 'pay' | 'fail' | 'close' | 'expire';

type Settle = (paymentToken: string, action: Action) => Promise<void>;

const choices: readonly { action: Action; text: string; hint: PaymentHint }[] = [
  { action: 'pay', text: 'Bayar', hint: 'finished' },
  { action: 'fail', text: 'Gagal', hint: 'failed' },
  { action: 'expire', text: 'Kedaluwarsa', hint: 'failed' },
  { action: 'close', text: 'Tutup', hint: 'closed' },
];

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = '') => {
  const made = document.createElement(tag);
  made.className = `simulated-payment${className}`;
  made.textContent = text;
  return made;
};

let styled = false;

/** A constructed style sheet, because the content security policy blocks inline styles. */
const addStyle = (): void => {
  if (styled) return;
  styled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(simulatedPaymentStyle);
  document.adoptedStyleSheets.push(sheet);
};

const titleId = 'simulated-payment-title';
const noteId = 'simulated-payment-note';

const draw = () => {
  const dialog = element('dialog', '');
  const title = element('h2', '-title', 'Gerbang pembayaran simulasi');
  const note = element(
    'p',
    '-note',
    'Bukan pembayaran sungguhan: tidak ada uang yang berpindah. Pilih apa yang terjadi.',
  );
  const problem = element('p', '-problem');
  const buttons = choices.map(({ action, text }) => {
    const button = element('button', `-button simulated-payment-${action}`, text);
    button.type = 'button';
    return button;
  });
  const row = element('div', '-buttons');
  row.append(...buttons);
  title.id = titleId;
  note.id = noteId;
  problem.setAttribute('role', 'alert');
  dialog.setAttribute('aria-labelledby', titleId);
  dialog.setAttribute('aria-describedby', noteId);
  dialog.append(title, note, problem, row);
  return { dialog, problem, buttons };
};

/** The simulated gateway: the user chooses the result. Esc and a log-out in another tab have the effect of the button Tutup. */
export class SimulatedPaymentWindow implements PaymentWindow {
  readonly #settle: Settle;
  readonly #tabs: Pick<SessionTabs, 'listen'>;

  constructor(settle: Settle, tabs: Pick<SessionTabs, 'listen'>) {
    this.#settle = settle;
    this.#tabs = tabs;
  }

  open(paymentToken: string): Promise<PaymentHint> {
    addStyle();
    const { dialog, problem, buttons } = draw();
    document.body.append(dialog);
    return new Promise((resolve) => {
      let hint: PaymentHint = 'closed';
      let busy = false;
      const choose = async (choice: (typeof choices)[number]) => {
        if (busy) return;
        busy = true;
        problem.textContent = '';
        try {
          await this.#settle(paymentToken, choice.action);
          hint = choice.hint;
          dialog.close();
        } catch {
          problem.textContent = 'Gerbang pembayaran tidak menjawab. Silakan coba lagi.';
        }
        busy = false;
      };
      for (const [index, choice] of choices.entries()) {
        buttons[index]?.addEventListener('click', () => void choose(choice));
      }
      const stopListening = this.#tabs.listen((change) => change !== 'entered' && dialog.close());
      dialog.addEventListener('close', () => {
        stopListening();
        dialog.remove();
        resolve(hint);
      });
      dialog.showModal();
    });
  }
}
