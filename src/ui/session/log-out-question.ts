/** Lazy chunk of the log-out confirmation. `SessionWatch` preloads it, in case the network is down later. */
export const logOutQuestion = () => import('../form/draft/ask-about-drafts.tsx');
