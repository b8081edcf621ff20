/** «Veda: Основы» as a heading: «Veda «Основы»». */
export const itemTitle = (title: string): string => title.replace(/^(Veda): (.*)$/, '$1 «$2»');
