/** How a stretch of time is traditionally valued. Shown with an icon, never by colour alone. */
export type Quality = 'best' | 'good' | 'neutral' | 'mixed' | 'bad';
