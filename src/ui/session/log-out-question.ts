/** What a log-out may ask, as a part of its own: fetched while the network is there (`SessionWatch`), for it may be away when it is wanted. */
export const logOutQuestion = () => import('../form/draft/ask-about-drafts.tsx');
