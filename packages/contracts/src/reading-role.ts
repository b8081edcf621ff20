/** Whose birth stands in a document. */
export const readingRoles = ['client', 'second', 'person3', 'person4', 'person5', 'person6'] as const;
