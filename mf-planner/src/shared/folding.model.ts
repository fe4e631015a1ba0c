/** Words as people type them: without accents and capitals, so that 'reykjavik' finds Reykjavík. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
