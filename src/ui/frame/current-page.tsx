import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { ApiFailure } from '../../application/api-failure.ts';
import { PageBoundary } from '../core/errors/error-boundary.tsx';
import { lazyComponent } from '../core/lazy-component.ts';
import { useAddressSearch } from '../core/page/address-search.ts';
import { PageSkeleton } from '../core/page/page-skeleton.tsx';
import { usePageTitle } from '../core/page/page-title.ts';
import { useMobileRule } from '../core/page/use-mobile-rule.ts';
import { usePartFocus } from '../core/page/use-part-focus.ts';
import { whenQuiet } from '../core/page/when-idle.ts';
import { loginAddress, type PathName } from '../core/paths.ts';
import { safeReturnPath } from '../core/return-path.ts';
import { type SessionView, useSession } from '../core/session/session-view.ts';
import { Layout } from './layouts/layout.tsx';
import type { LayoutName } from './layouts/layout-props.ts';
import { firstPassword, type Matched, matchRoute, notFound, type PageRoute, preload } from './routes.tsx';

const UnreachableSession = lazyComponent(() => import('../core/session/unreachable-session.tsx'));

export const CurrentPage = () => {
  const [pathname] = useLocation();
  const refused = useMobileRule(pathname);
  const matched = refused ? null : matchRoute(pathname);
  const { candidate } = useSession();
  const waits = matched !== null && waitsForPassword(matched.route, candidate);
  usePartFocus(`${pathname} ${waits}`);
  useLateFont(pathname);
  usePagesBehind(matched?.route.layout);
  if (refused) return null;
  if (!matched) return <Unknown />;
  const { title } = waits ? firstPassword : matched.route;
  return (
    <Layout name={matched.route.layout} title={title} args={matched.args}>
      <RouteTitle title={title} />
      <PageBoundary>
        <Guarded matched={matched} key={matched.route.path.pattern} />
      </PageBoundary>
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

/** Shows the font also where it came too late for the first paint, here or on a later page. */
const useLateFont = (pathname: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again on each page
  useEffect(() => {
    void import('../kit/theme/late-font.ts').then(({ showLateFont }) => showLateFont()).catch(() => undefined);
  }, [pathname]);
};

/** Rendered before the page, so that the page can replace the title. */
const RouteTitle = ({ title }: { title: string }) => {
  usePageTitle(title);
  return null;
};

const checks: Readonly<Record<PageRoute['access'], (status: SessionView['status'], title: string) => ReactNode>> = {
  everyone: () => null,
  candidate: (status, title) => {
    if (status === 'guest') return <ToLogin />;
    if (status === 'unreachable') return <UnreachableSession />;
    return status === 'unknown' ? <PageSkeleton title={title} /> : null;
  },
  guest: (status) => status === 'candidate' && <ToWantedPage />,
};

/** The candidate replaces a temporary password before any own page, but not before an exam, whose time runs. */
const waitsForPassword = ({ access, layout, name }: PageRoute, candidate: SessionView['candidate']): boolean =>
  candidate?.passwordToken !== undefined && layout !== 'exam' && (access === 'candidate' || name === 'home');

const Guarded = ({ matched }: { matched: Matched }) => {
  const session = useSession();
  const before = useDeferredValue(session);
  // when the session becomes known, a candidate's page renders in a transition; a log-out renders at once
  const { status, candidate } = session.status === 'candidate' && before.status === 'unknown' ? before : session;
  const { access, title, page: Page } = matched.route;
  // an access without a check is an error 500 (specification 8)
  if (!Object.hasOwn(checks, access)) throw new ApiFailure({ kind: 'http', status: 500 });
  // remounts the page for another candidate, for example after a log-in in another tab
  const owner = access === 'candidate' ? candidate?.id : access;
  const page = useMemo(() => <Page key={owner} args={matched.args} title={title} />, [Page, owner, matched, title]);
  if (waitsForPassword(matched.route, candidate)) return <firstPassword.page args={{}} title={firstPassword.title} />;
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

const behind: Readonly<Partial<Record<LayoutName, readonly PathName[]>>> = {
  exam: ['timeline', 'exams', 'writtenExam'], // all exams have one page
  document: ['timeline', 'exams'],
  form: ['timeline', 'exams'],
};

/** Preloads the pages behind the back link, and from the list the page of an exam, while the network works (fault matrix 75). */
const usePagesBehind = (layout: LayoutName | undefined): void => {
  const wanted = layout && behind[layout];
  const queries = useQueryClient();
  useEffect(() => {
    if (!wanted) return;
    return whenQuiet(queries, () => preload(...wanted));
  }, [wanted, queries]);
};
