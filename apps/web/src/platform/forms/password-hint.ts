/** How a new password looks: a hint, never a wall (only its length is required). */
export function passwordHint(password: string, email: string): string {
  const length = [...password].length;
  const local = email.split('@')[0]?.toLowerCase() ?? '';
  if (length === 0) return 'Не короче 8 знаков. Удобно взять три-четыре слова подряд.';
  if (length < 8) return `Ещё ${8 - length}: нужно не меньше 8 знаков.`;
  if (/^(.)\1*$/u.test(password)) return 'Один и тот же знак подбирают сразу. Добавьте слова.';
  if (/^\d+$/.test(password) && length < 16) return 'Одни цифры подбирают быстро. Добавьте слово.';
  if (local.length > 2 && password.toLowerCase().includes(local))
    return 'В пароле есть ваша почта: её попробуют первой.';
  return length < 12 ? 'Подойдёт. Ещё пара знаков, и станет надёжнее.' : 'Хороший пароль.';
}
