import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * Names of CSS modules in the built pages: five characters, made from the sheet's path below `root` and the class.
 * The builds of the client and of the server, on any machine, come to the same names.
 * @throws when two classes come to one name: rename either
 */
export function moduleClassName(root: string): (name: string, file: string) => string {
  const owners = new Map<string, string>();
  return (name, file) => {
    const owner = `${relative(root, file.replace(/\?.*$/, ''))} .${name}`;
    const number = createHash('sha256').update(owner).digest().readUInt32BE();
    // A class may not begin with a digit.
    const short = `${String.fromCharCode(97 + (number % 26))}${Math.floor(number / 26)
      .toString(36)
      .padStart(4, '0')
      .slice(-4)}`;
    const taken = owners.get(short);
    if (taken !== undefined && taken !== owner)
      throw new Error(`${owner} and ${taken} come to one class name ${short}`);
    owners.set(short, owner);
    return short;
  };
}
