import type { SessionTabs } from '../../application/ports/account/session-tabs.ts';
import type { PaymentHint, PaymentWindow } from '../../application/ports/purchase/payment-window.ts';
import { simulatedPaymentStyle } from './simulated-payment-style.ts';

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

/** The simulated gateway: the user chooses the result. Esc and a log-out in another tab count as Tutup. */
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
