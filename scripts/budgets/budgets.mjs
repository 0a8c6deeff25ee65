/** JavaScript until a page is idle, in kB of brotli: a coarse guard, beside what `npm run bench -- pages` holds for a candidate to feel. */
export const budgets = { guests: 175, candidates: 340 };

/**
 * Files of JavaScript that a page loads until it is idle, five of them the first code in its parts (decision 50). Each is a request with headers, and
 * waits for its turn where connections are few and the way is long.
 */
export const mostFiles = 30;

/** The HTML of the home page with its styles, in kB. */
export const htmlBudget = 14;

/** What pages of guests never show. */
export const notForGuests = /^src\/(ui|domain|application|adapters\/http)\/(exam|apl|assessment|draft)\/|dompurify/;

/** What a page fetches only when it is idle or somebody presses, points or scrolls, when something went wrong, when what it waits for has come, when its address asks for it, where this device keeps an exam, or for a body that configures it (a text of its own, telemetry). */
export const onDemand = [
  'src/config.ts',
  'src/adapters/browser/drafts/list-drafts.ts',
  'src/adapters/browser/retire-workers.ts',
  'src/adapters/browser/start-telemetry.ts',
  'src/adapters/payment/snap-payment-window.ts',
  'src/application/exam/kept-shape.ts',
  'src/ui/account/sign-up.tsx',
  'src/ui/alerts/open-alert.tsx',
  'src/ui/assessment/agreement/adjustments-form.tsx',
  'src/ui/assessment/agreement/adjustments-paper.tsx',
  'src/ui/catalog/home/home-sections.tsx',
  'src/ui/certificate-life/after-end.ts',
  'src/ui/certificate/check-result.tsx',
  'src/ui/components/media/photo-crop.tsx',
  'src/ui/errors/config-error-page.tsx',
  'src/ui/errors/config-problem-text.ts',
  'src/ui/exam/receipt/exam-receipt-page.tsx',
  'src/ui/information/message/message-form.tsx',
  'src/ui/information/own-text.tsx',
  'src/ui/layouts/menu/mobile-menu-panel.tsx',
  'src/ui/notification/bell-panel.tsx',
  'src/ui/own-data/export-now.ts',
  'src/ui/profile/guardian-form.tsx',
  'src/ui/profile/photo-dialog.tsx',
  'src/ui/purchase/payment/after-payment.tsx',
  'src/ui/purchase/payment/buy-again.tsx',
  'src/ui/repeat-notice.tsx',
  'src/ui/running-exam/return-to-exam.tsx',
  'src/ui/running-exam/running-line.tsx',
  'src/ui/errors/sample-band.tsx',
  'src/ui/session/kept-session.ts',
  'src/ui/session/unreachable-session.tsx',
  'src/ui/theme/late-font.ts',
];

/** What the shell fetches as soon as somebody is logged in, and guests never. */
export const ofCandidates = [
  'src/container/concepts/log-out.ts',
  'src/ui/account/go-on-as.tsx',
  'src/ui/catalog/home/candidate-home.tsx',
  'src/ui/layouts/menu/candidate-corner.tsx',
  'src/ui/layouts/working-layout.tsx',
  'src/ui/running-exam/running-exam-strip.tsx',
  'src/ui/session/notice-refresh.ts',
];

/** What is only fetched ahead of the need, when the browser is idle: for candidates, and on the way back of a form or an exam. */
export const aheadForCandidates = [
  'src/ui/catalog/home/home-page.tsx',
  'src/ui/form/draft/ask-about-drafts.tsx',
  'src/ui/session/session-over-dialog.tsx',
];
export const aheadForWaysBack = ['src/ui/assessment/timeline/timeline-page.tsx', 'src/ui/exam/list/exams-page.tsx'];
