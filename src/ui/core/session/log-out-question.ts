/** Lazy chunk of the log-out confirmation. `SessionWatch` preloads it, because the network may be down at log-out. */
export const logOutQuestion = () => import('../ask-about-drafts.tsx');
