import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { mostFileBytes } from '@nebosvod/contracts/files';
import { longestPictureSide, pictureAddress } from '@nebosvod/contracts/picture-address';
import { type BarePicture, barePicture } from '../../pictures/bare-picture.ts';
import { ContentError } from './content-error.ts';

/** Pictures of the texts in `content/`. */
export interface FilePictures {
  /** Those that lie in `content/pictures`, by the id they are stored under. */
  readonly files: ReadonlyMap<string, BarePicture>;
  /** Ids of all pictures that the texts name, those sent in the console too. */
  readonly named: ReadonlySet<string>;
}

/** Pictures that the texts of `content/` may name in all. */
const most = 300;

const picture = /!\[([^\]\n]*)\]\(([^)\n]*)\)/g;
const fileName = /^pictures\/[a-z0-9-]{1,64}\.(?:png|jpe?g|webp)$/;
const ownAddress = /^\/v1\/pictures\/([0-9a-f-]{36})\/\d{1,4}x\d{1,4}$/;

/** Reads the pictures that texts name; each file once. */
export class PictureReader implements FilePictures {
  readonly files = new Map<string, BarePicture>();
  readonly named = new Set<string>();
  readonly #folder: URL;
  readonly #addresses = new Map<string, string>();

  constructor(folder: URL) {
    this.#folder = folder;
  }

  /**
   * A text with `pictures/имя.webp` turned into the address where visitors read it.
   * @param file the text's own file, for its mistakes
   * @throws ContentError naming the line: a picture without words, of another site, not there, no picture, too large
   */
  async placed(file: string, text: string): Promise<string> {
    let placed = '';
    let from = 0;
    for (const { 0: whole, 1: words = '', 2: target = '', index } of text.matchAll(picture)) {
      const line = text.slice(0, index).split('\n').length;
      const refuse = (message: string) => new ContentError(file, line, message);
      if (words.trim() === '')
        throw refuse('в квадратных скобках скажите, что на картинке: ![слова](pictures/имя.webp)');
      const address = await this.#addressOf(target, refuse);
      placed += `${text.slice(from, index)}![${words}](${address})`;
      from = index + whole.length;
    }
    return placed + text.slice(from);
  }

  async #addressOf(target: string, refuse: (message: string) => ContentError): Promise<string> {
    const known = this.#addresses.get(target);
    if (known !== undefined) return known;
    const [, own] = ownAddress.exec(target) ?? [];
    if (own === undefined && !fileName.test(target))
      throw refuse(`картинка ${target}: нужен файл из content/pictures, например pictures/luna.webp`);
    const address = own === undefined ? await this.#read(target, refuse) : target;
    if (own !== undefined) this.named.add(own);
    this.#addresses.set(target, address);
    if (this.named.size > most) throw refuse(`в текстах больше ${most} картинок`);
    return address;
  }

  async #read(target: string, refuse: (message: string) => ContentError): Promise<string> {
    const bytes = await readFile(new URL(target, this.#folder)).catch(() => null);
    if (bytes === null) throw refuse(`файла content/${target} нет или он не читается`);
    if (bytes.length > mostFileBytes) throw refuse(`content/${target} больше 1 МБ: уменьшите картинку`);
    const found = barePicture(bytes);
    if (found === null) throw refuse(`content/${target} — не картинка: принимаются PNG, JPEG и WebP`);
    if (found === 'broken') throw refuse(`content/${target} повреждён: сохраните картинку ещё раз`);
    if (found.width > longestPictureSide || found.height > longestPictureSide)
      throw refuse(`content/${target} больше ${longestPictureSide} точек по стороне: уменьшите картинку`);
    const id = idOf(found.content);
    this.files.set(id, found);
    this.named.add(id);
    return pictureAddress({ id, width: found.width, height: found.height });
  }
}

/** The id of what a picture is: the same file has the same on every node and after every start (UUID version 8 of its SHA-256). */
function idOf(content: Buffer): string {
  const hash = createHash('sha256').update(content).digest().subarray(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
