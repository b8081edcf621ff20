/** A mistake in what the operator wrote, with the file and the line of it. */
export class ContentError extends Error {
  constructor(file: string, line: number, message: string) {
    super(`Ошибка в содержании: ${file}, строка ${line}: ${message}`);
  }
}
