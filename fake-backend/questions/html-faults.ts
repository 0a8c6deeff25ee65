const paired = 'p strong em code pre ul ol li table thead tbody tr th td'.split(' ');
const picture = /^<img alt="[^"]{20,}" width="\d+" height="\d+" src="data:image\/svg\+xml,[^"<>]+">$/;

/** Names the faults in a question's HTML: unknown, unclosed or wrongly nested elements, bare signs, a picture without a description. */
export const htmlFaults = (html: string): string[] => {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [tag, end, name = ''] of html.matchAll(/<(\/?)(\w+)\b[^>]*>/g)) {
    if (name === 'img' && picture.test(tag)) continue;
    if (tag === '<br>') continue;
    if (!paired.includes(name) || tag !== `<${end}${name}>`) faults.push(`tidak dikenal: ${tag.slice(0, 80)}`);
    else if (!end) open.push(name);
    else if (open.pop() !== name) faults.push(`salah tempat: ${tag}`);
  }
  const text = html.replace(/<\/?\w+\b[^>]*>/g, ' ');
  if (/[<>]|&(?!(?:amp|lt|gt|quot|#39);)/.test(text))
    faults.push('tanda <, > atau & harus ditulis &lt;, &gt; atau &amp;');
  return [...faults, ...open.map((name) => `tidak ditutup: <${name}>`)];
};
