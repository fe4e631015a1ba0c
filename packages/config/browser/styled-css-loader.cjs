// Takes comments and the whitespace that means nothing out of styled-components' templates, which a minimizer leaves as
// they are: more than a kilobyte (brotli) of a first visit of home.

/** A template with its tag: `styled.a`, `styled(A).attrs(…)<Props>`, `css`, `keyframes`. */
const TAG = /(?:\bstyled(?:\.\w+|\()|(?<![\w$.'"])(?:css|keyframes)(?=[<`]))/g;

const BETWEEN = /^(?:\.\w+(?=[(<`])|<[^`]*?>(?=[(`])|\()/;

/** Where the quoted text, comment, template or parenthesis that begins at `at` ends. @type {(text: string, at: number) => number} */
function endOf(text, at) {
  const first = text[at];
  if (text.startsWith('/*', at)) return text.indexOf('*/', at) + 2;
  if (text.startsWith('//', at)) return text.indexOf('\n', at);
  const isTemplate = first === '`';
  const closing = { '(': ')', '{': '}', '[': ']' }[/** @type {'('} */ (first)] ?? first;
  for (let here = at + 1; here < text.length; here += 1) {
    const letter = text[here];
    if (letter === closing) return here + 1;
    if (letter === '\\') here += 1;
    else if (isTemplate && text.startsWith('${', here)) here = endOf(text, here + 1) - 1;
    else if (closing !== first && (/['"`({[]/.test(letter ?? '') || /^\/[*/]/.test(text.slice(here, here + 2))))
      here = endOf(text, here) - 1;
  }
  throw new Error(`what begins with ${text.slice(at, at + 20)} does not end`);
}

/** Quoted text, and what stands around it. */
const PARTS = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|[^"']+/g;

/** @type {(css: string) => string} */
const shorter = (css) =>
  css.replace(/\/\*[^]*?\*\//g, '').replace(PARTS, (part, quoted) =>
    quoted
      ? part
      : part
          .replace(/\s+/g, ' ')
          .replace(/ ?([{};]) ?/g, '$1')
          .replace(/([:,]) /g, '$1')
          .replace(/;}/g, '}'),
  );

/** The text between interpolations, shortened; the interpolations as they are. @type {(template: string) => string} */
function shorterTemplate(template) {
  let made = '';
  let from = 1;
  for (let at = 1; at < template.length - 1; at += 1) {
    if (template[at] === '\\') at += 1;
    else if (template.startsWith('${', at)) {
      const end = endOf(template, at + 1);
      made += shorter(template.slice(from, at)) + template.slice(at, end);
      from = end;
      at = end - 1;
    }
  }
  return `\`${(made + shorter(template.slice(from, -1))).trim()}\``;
}

/** @type {(this: { resourcePath: string }, source: string) => string} */
module.exports = function shortenCss(source) {
  if (!source.includes("from 'styled-components'")) return source;
  let made = '';
  let from = 0;
  for (const { index, 0: tag } of source.matchAll(TAG)) {
    if (index < from) continue;
    let at = index + tag.length;
    if (tag.endsWith('(')) at = endOf(source, at - 1);
    // What stands between the tag and its template: `.attrs({…})`, `.withConfig({…})`, `<Props>`.
    for (let next = BETWEEN.exec(source.slice(at)); next; next = BETWEEN.exec(source.slice(at)))
      at = next[0] === '(' ? endOf(source, at) : at + next[0].length;
    if (source[at] !== '`')
      throw new Error(`${this.resourcePath}: ${source.slice(index, at + 20)} is followed by no template`);
    const end = endOf(source, at);
    made += source.slice(from, at) + shorterTemplate(source.slice(at, end));
    from = end;
  }
  return made + source.slice(from);
};
