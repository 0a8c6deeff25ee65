/** JavaScript until a page is idle, in kB of brotli, by the names of `src/ui/paths.ts`. */
export const budgets = {
  home: 140,
  login: 140,
  about: 140,
  contact: 140,
  terms: 140,
  privacy: 140,
  cookies: 140,

  resetPassword: 170,
  verifyEmail: 170,
  certificateCheck: 170,
  schemes: 170,
  schedules: 170,
  scheme: 170,

  profile: 220,
  notifications: 220,
  ownData: 220,
  transactions: 220,
  vouchers: 220,
  payment: 220,
  certificatePsre: 220,
  appealDocument: 220,
  purchase: 220,
  assessments: 220,
  timeline: 220,
  agreement: 220,
  apl01: 220,
  apl02: 220,
  resultTabs: 220,
  result: 220,
  appeal: 220,
  feedback: 220,

  writtenExam: 250,
  essayExam: 250,
  observationExam: 250,
  demonstrationExam: 250,
  rehearsal: 250,
  exams: 250,
};

/**
 * Pages that are not there yet: what they may load until they are, in kB. A number may only fall; who brings a page below its budget, by more
 * than what is left below, takes it out. Every page of a candidate begins with some 205 kB, of which some 140 are libraries that the portal is built on (React, Inversify,
 * socket.io, queries, zod, styled-components, rxjs, dayjs); forms add react-hook-form and the signature pad, exams DOMPurify and the attempt.
 * Each number leaves 1 to 2 kB: which files are one (scripts/bundling) follows from all of the code, and a change elsewhere moves them.
 */
export const stillAbove = {
  contact: 141,
  profile: 262,
  transactions: 229,
  vouchers: 240,
  appealDocument: 232,
  purchase: 232,
  agreement: 261,
  apl01: 285,
  apl02: 274,
  result: 262,
  appeal: 267,
  feedback: 250,
  writtenExam: 283,
  essayExam: 283,
  observationExam: 283,
  demonstrationExam: 283,
  rehearsal: 263,
};

/**
 * Files of JavaScript that a page loads until it is idle, five of them the first code in its parts (decision 50). Each is a request with headers, and
 * waits for its turn where connections are few and the way is long.
 */
export const mostFiles = 26;

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
