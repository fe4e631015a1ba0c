/** The five characters that mean something in HTML's texts and quoted attributes (WHATWG HTML, 13.3 and 13.1.2.3). */
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * A text as HTML shows it, whoever wrote it: in the content of an element or in a quoted attribute, not in a script, a style
 * or an address that was not checked.
 * @example escapeHtml('<b>"Fish" & chips') // '&lt;b&gt;&quot;Fish&quot; &amp; chips'
 */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
