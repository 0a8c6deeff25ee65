const text = (words) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const attribute = (words) => text(words).replaceAll('"', '&quot;');
const meta = (key, name, content) => `<meta ${key}="${name}" content="${attribute(content)}">`;

const json = (content) =>
  JSON.stringify(content).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.codePointAt(0).toString(16).padStart(4, '0')}`,
  );

const summary = (words) => {
  const line = words.replace(/\s+/g, ' ').trim();
  return line.length <= 160 ? line : `${line.slice(0, 160).replace(/\s\S*$/, '')}…`;
};

/**
 * Meta tags for search engines and shared links. Pages without a description get `noindex`; pages with more than one address get no
 * canonical link.
 */
const forOthers = ({ description, address, title, brand }, site) => {
  if (description === null) return meta('name', 'robots', 'noindex');
  const words = summary(description);
  return [
    meta('name', 'description', words),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'id_ID'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', words),
    ...(site === undefined || address === null
      ? []
      : [
          `<link rel="canonical" href="${attribute(site + address)}">`,
          meta('property', 'og:url', site + address),
          meta('property', 'og:image', `${site}/icon-512.png`),
        ]),
  ].join('');
};

/** Blocks rendering until the content is parsed, because an empty first frame delays the first text. Browsers without support ignore it. */
const contentFirst = '<link rel="expect" href="#konten" blocking="render">';

/**
 * The HTML of a page. `links` are preloads; `page` is the rendered `html`, `css`, `title`, `description`, `address` (null if not unique),
 * `pattern`, `brand` of the configuration, optionally `data` for a JSON element, and a `script` to run before the first paint.
 */
export const pageHtml = (template, links, page, site) => {
  const { html, css, title, pattern, data, script, brand } = page;
  const known = data ? `<script type="application/json" id="${data.id}">${json(data.content)}</script>` : '';
  const first = script ? `<script>${script}</script>` : '';
  // the address of a link in a mail holds its token: requests of its page name only the site
  const secret = /\{(?:token|hash)\b/.test(pattern) ? meta('name', 'referrer', 'strict-origin') : '';
  const themed = (tag, before) => (brand.colours?.brandStrong ? before + brand.colours.brandStrong : tag);
  return template
    .replace(/(<meta name="theme-color" content=")[^"]*/, themed)
    .replace(/<title>.*?<\/title>/, () => `${secret}<title>${text(title)}</title>${forOthers(page, site)}`)
    .replace('</head>', () => `${contentFirst}${links}${first}${css}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-page="${pattern}">${html}</div>${known}`);
};
