/** How a stretch of time is traditionally valued. Shown with an icon, never by colour alone. */
export type Quality = 'best' | 'good' | 'neutral' | 'mixed' | 'bad';

const labels: Readonly<Record<Quality, string>> = {
  best: 'лучшее время',
  good: 'благоприятно',
  neutral: 'нейтрально',
  mixed: 'смешанно',
  bad: 'неблагоприятно',
};

/** Russian word for a quality: «благоприятно». */
export function qualityName(quality: Quality): string {
  return labels[quality];
}
