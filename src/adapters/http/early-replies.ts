import type { Send } from './send.ts';

/** Public replies that pages show first, by route. `{slug}` is the argument of the page's address. */
const asked: Readonly<Record<string, readonly string[]>> = {
  home: ['/api/schedule', '/api/schema/thumbnail'],
  schemes: ['/api/schema/thumbnail'],
  schedules: ['/api/schedule'],
  scheme: ['/api/schema/{slug}/detail', '/api/schedule?schema={slug}'],
};

const [paid, unpaid] = ['/api/transaction/list/paid?page=1', '/api/transaction/list/pending?page=1'];

/** A candidate's own replies that lead to the next step, by route. */
const askedForCandidates: Readonly<Record<string, readonly string[]>> = { home: [paid, unpaid], profile: [paid] };

/**
 * A script that the HTML of a route runs while its code is on the way: it asks for the configuration, then, as `requestOf` would, for the
 * candidate who may be logged in and the route's first replies: the candidate's own and, without a query, public ones. `markKey`: where tabs
 * keep the last session change.
 */
export const earlyScript = (route: string, markKey: string): string => `(async()=>{
const mark=()=>{try{return localStorage.getItem('${markKey}')}catch{return null}};
const replies=new Map(),keep=(url,reply)=>{reply.catch(()=>{});replies.set(url,reply)};
self.portalEarly={replies,mark,asked:mark()};
const config=fetch('/config.json');
keep('/config.json',config.then(reply=>reply.clone()));
const {api={}}=await(await config).json(),token=api.authentication==='token';
const slug=location.pathname.split('/')[2]??'',known=/:./.test(mark());
const first=location.search||!/^[\\w-]*$/.test(slug)?[]:${JSON.stringify(asked[route] ?? [])};
for(const path of [...known&&!token?${JSON.stringify(['/api/asesi', ...(askedForCandidates[route] ?? [])])}:[],...known&&${route === 'home'}?[]:first]){
const url=new URL((api.baseUrl??'').replace(/\\/+$/,'')+path.replace('{slug}',slug),location.href).href;
keep(url,fetch(url,{cache:'no-store',credentials:token?'omit':'include',headers:{Accept:'application/json','X-Requested-With':'XMLHttpRequest'}}))
}})().catch(()=>{})`;

const goodForMs = 20_000;

interface Early {
  readonly replies: Map<string, Promise<Response>>;
  readonly mark: () => string | null;
  readonly asked: string | null;
}

const earlyReplies = (): Early | undefined => (globalThis as { portalEarly?: Early }).portalEarly;

/**
 * The reply to a GET of `url` (or of `/config.json`) that the page's HTML has asked for; only once, soon after the page was opened, and in
 * the same session.
 */
export const earlyReply = (url: string): Promise<Response> | undefined => {
  const early = earlyReplies();
  const reply = early?.replies.get(url);
  early?.replies.delete(url);
  return performance.now() < goodForMs && early?.mark() === early?.asked ? reply : undefined;
};

const dropEarlyReplies = (): undefined => void earlyReplies()?.replies.clear();

/**
 * Takes early replies, whatever their status; sends the request if its early one did not arrive. A request that changes something drops
 * them all, because they answer the question of their moment.
 */
export const withEarlyReplies =
  (send: Send): Send =>
  (request, onUploadProgress) => {
    const early = request.method === 'GET' ? earlyReply(request.url) : dropEarlyReplies();
    const again = () => send(request, onUploadProgress); // rejects at once if the request was aborted
    if (!early || request.signal.aborted) return again();
    const aborted = new Promise<void>((resolve) => request.signal.addEventListener('abort', () => resolve()));
    return Promise.race([early.catch(again), aborted.then(again)]);
  };
