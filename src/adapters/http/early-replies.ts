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

/** The fields of a route's first public reply that its page shows before its code has arrived. Only plain text is shown. */
const shown: Readonly<Record<string, readonly string[]>> = { scheme: ['title', 'description'] };

/**
 * Writes words of a reply to their places (`data-early`) in the prerendered skeleton, until hydration begins. What they push
 * down (`data-early-moves`) becomes a copy of itself, because a browser reports moved elements as a layout shift, but not new ones.
 */
const showScript = (names: readonly string[]): string => `const show=async reply=>{
const {data}=await reply.json(),words=${JSON.stringify(names)}.map(name=>[document.querySelector('[data-early='+name+']'),data[name]]);
if(!reply.ok||data.slug!==slug||self.portalEarly.hydrates||words.some(([place,text])=>!place||typeof text!=='string'||!text||/[<&]/.test(text)))return;
for(const [place,text] of words)place.textContent=text;
for(const old of document.querySelectorAll('[data-early-moves]'))old.replaceWith(old.cloneNode(true))
};`;

/**
 * A script that the HTML of a route runs while its code is on the way: it asks for the configuration, then, as `requestOf` would, for the
 * candidate who may be logged in and the route's first replies: the candidate's own and, without a query, public ones. A query does not
 * change the replies of a scheme. `markKey`: where tabs keep the last session change.
 */
export const earlyScript = (route: string, markKey: string): string => `(async()=>{
const mark=()=>{try{return localStorage.getItem('${markKey}')}catch{return null}};
const replies=new Map(),keep=(url,reply)=>{reply.catch(()=>{});replies.set(url,reply)};
${shown[route] ? showScript(shown[route]) : ''}
self.portalEarly={replies,mark,asked:mark()};
const config=fetch('/config.json');
keep('/config.json',config.then(reply=>reply.clone()));
const {api={}}=await(await config).json(),token=api.authentication==='token';
const slug=location.pathname.split('/')[2]??'',known=/:./.test(mark());
const first=${route === 'scheme' ? '' : 'location.search||'}!/^[\\w-]*$/.test(slug)?[]:${JSON.stringify(asked[route] ?? [])};
for(const path of [...known&&!token?${JSON.stringify(['/api/asesi', ...(askedForCandidates[route] ?? [])])}:[],...known&&${route === 'home'}?[]:first]){
const url=new URL((api.baseUrl??'').replace(/\\/+$/,'')+path.replace('{slug}',slug),location.href).href;
const reply=fetch(url,{cache:'no-store',credentials:token?'omit':'include',headers:{Accept:'application/json','X-Requested-With':'XMLHttpRequest'}});
keep(url,reply);
${shown[route] ? 'if(path===first[0])reply.then(reply=>show(reply.clone())).catch(()=>{})' : ''}
}})().catch(()=>{})`;

const goodForMs = 20_000;

interface Early {
  readonly replies: Map<string, Promise<Response>>;
  readonly mark: () => string | null;
  readonly asked: string | null;
  hydrates?: true;
}

const earlyReplies = (): Early | undefined => (globalThis as { portalEarly?: Early }).portalEarly;

/** From now on the page belongs to its code: no early words are written to it. */
export const endEarlyWords = (): void => {
  const early = earlyReplies();
  if (early) early.hydrates = true;
};

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
