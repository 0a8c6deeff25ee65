export const simulatedPaymentStyle = `
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
