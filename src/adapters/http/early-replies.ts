import type { Send } from './send.ts';

/** Public replies that pages show first, by route. `{slug}` is the argument of the page's address. */
const asked: Readonly<Record<string, readonly string[]>> = {
  home: ['/api/schedule', '/api/schema/thumbnail'],
  schemes: ['/api/schema/thumbnail'],
  schedules: ['/api/schedule'],
  scheme: ['/api/schema/{slug}/detail', '/api/schedule?schema={slug}'],
};

/**
 * A script that the HTML of a route runs while its code is on the way: it asks for the configuration, then for the route's first replies,
 * as `requestOf` would. Empty if the route needs none. It asks nothing on a page with a query, or on home for somebody who may be logged in.
 */
export const earlyScript = (route: string): string =>
  asked[route] === undefined
    ? ''
    : `(async()=>{
const slug=location.pathname.split('/')[2]??'';
if(location.search||document.documentElement.dataset.expected!=null||!/^[\\w-]*$/.test(slug))return;
const replies=self.earlyReplies=new Map();
const keep=(url,reply)=>{reply.catch(()=>{});replies.set(url,reply)};
const config=fetch('/config.json');
keep('/config.json',config.then(reply=>reply.clone()));
const {api={}}=await(await config).json();
for(const path of ${JSON.stringify(asked[route])}){
const url=new URL((api.baseUrl??'').replace(/\\/+$/,'')+path.replace('{slug}',slug),location.href).href;
keep(url,fetch(url,{credentials:api.authentication==='token'?'omit':'include',headers:{Accept:'application/json','X-Requested-With':'XMLHttpRequest'}}))
}})().catch(()=>{})`;

const goodForMs = 20_000;

/** The reply to a GET of `url` (or of `/config.json`) that the page's HTML has asked for; only once, and soon after the page was opened. */
export const earlyReply = (url: string): Promise<Response> | undefined => {
  const { earlyReplies: replies } = globalThis as { earlyReplies?: Map<string, Promise<Response>> };
  const reply = replies?.get(url);
  replies?.delete(url);
  return performance.now() < goodForMs ? reply : undefined;
};

/** Takes early replies, whatever their status; sends the request if its early one did not arrive. */
export const withEarlyReplies =
  (send: Send): Send =>
  (request, onUploadProgress) => {
    const early = request.method === 'GET' ? earlyReply(request.url) : undefined;
    const again = () => send(request, onUploadProgress); // rejects at once if the request was aborted
    if (!early || request.signal.aborted) return again();
    const aborted = new Promise<void>((resolve) => request.signal.addEventListener('abort', () => resolve()));
    return Promise.race([early.catch(again), aborted.then(again)]);
  };
