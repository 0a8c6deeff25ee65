import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { ApiFailure } from '../../application/api-failure.ts';
import { Layout } from '../layouts/layout.tsx';
import type { LayoutName } from '../layouts/layout-props.ts';
import { lazyComponent } from '../lazy-component.ts';
import { loginAddress } from '../paths.ts';
import { safeReturnPath } from '../return-path.ts';
import { backPages, type Matched, matchRoute, notFound, type PageRoute } from '../routes.tsx';
import { type SessionView, useSession } from '../session/session-view.ts';
import { useAddressSearch } from './address-search.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { usePageTitle } from './page-title.ts';
import { useMobileRule } from './use-mobile-rule.ts';
import { usePartFocus } from './use-part-focus.ts';
import { whenIdle } from './when-idle.ts';

const UnreachableSession = lazyComponent(() => import('../session/unreachable-session.tsx'));

/** The page of the address in its layout, or the not-found page; guards what only a candidate may see. */
export const CurrentPage = () => {
  const [pathname] = useLocation();
  const refused = useMobileRule(pathname);
  const matched = refused ? null : matchRoute(pathname);
  usePartFocus(pathname);
  useLateFont(pathname);
  useBackPages(matched?.route.layout);
  if (refused) return null; // on its way to the home page
  if (!matched) return <Unknown />;
  return (
    <Layout name={matched.route.layout} title={matched.route.title} args={matched.args}>
      <RouteTitle title={matched.route.title} />
      <Guarded matched={matched} key={matched.route.path.pattern} />
    </Layout>
  );
};

const Unknown = () => {
  return (
    <Layout name="default" title={notFound.title} args={{}}>
      <RouteTitle title={notFound.title} />
      <notFound.page args={{}} title={notFound.title} />
    </Layout>
  );
};

/** No line of the page that is being read moves when the font comes; the next page begins with it (decision 9). */
const useLateFont = (pathname: string): void => {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current !== pathname) void import('../theme/late-font.ts').catch(() => undefined);
  }, [pathname]);
};

/** Stands before the page, so that a page that knows a better title (the name of a scheme) has the last word. */
const RouteTitle = ({ title }: { title: string }) => {
  usePageTitle(title);
  return null;
};

/** What is in place of a page that may not be seen, by its route's check; null when it may be. */
const checks: Readonly<Record<PageRoute['access'], (status: SessionView['status'], title: string) => ReactNode>> = {
  everyone: () => null,
  candidate: (status, title) => {
    if (status === 'guest') return <ToLogin />;
    if (status === 'unreachable') return <UnreachableSession />;
    return status === 'unknown' ? <PageSkeleton title={title} /> : null;
  },
  guest: (status) => status === 'candidate' && <ToWantedPage />,
};

const Guarded = ({ matched }: { matched: Matched }) => {
  const session = useSession();
  const before = useDeferredValue(session);
  // the page of somebody who has become known is drawn in slices; whoever is gone is so at once
  const { status, candidate } = session.status === 'candidate' && before.status === 'unknown' ? before : session;
  const { access, title, page: Page } = matched.route;
  if (!Object.hasOwn(checks, access)) throw new ApiFailure({ kind: 'http', status: 500 }); // specification 8: an unknown route check
  // what was read for one person is not shown to another, who may have logged in in another tab
  const owner = access === 'candidate' ? candidate?.id : access;
  // who is here is no news to a page of everybody: it is not rendered again for that
  const page = useMemo(() => <Page key={owner} args={matched.args} title={title} />, [Page, owner, matched, title]);
  return checks[access](status, title) || page;
};

const ToLogin = () => {
  const [pathname, navigate] = useLocation();
  return <Redirect to={loginAddress(pathname + useAddressSearch())} navigate={navigate} />;
};

const ToWantedPage = () => {
  const [, navigate] = useLocation();
  const next = new URLSearchParams(useAddressSearch()).get('next');
  return <Redirect to={safeReturnPath(next)} navigate={navigate} />;
};

const Redirect = ({ to, navigate }: { to: string; navigate: (to: string, options: { replace: boolean }) => void }) => {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    navigate(to, { replace: true });
  }, [to, navigate]);
  return <PageSkeleton />;
};

/** The layouts whose back link leads to the timeline. */
const withBackLink: ReadonlySet<LayoutName | undefined> = new Set<LayoutName>(['exam', 'document', 'form']);

/** Fetches the code of what the back link of such a layout leads to while the network is there (fault matrix 75). */
const useBackPages = (layout: LayoutName | undefined): void => {
  const wanted = withBackLink.has(layout);
  useEffect(() => {
    if (!wanted) return;
    return whenIdle(() => {
      for (const page of backPages) void page.preload();
    });
  }, [wanted]);
};
