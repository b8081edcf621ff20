/** What a drawing takes from the sheets of the page. */
const painted = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
] as const;

/** A drawing of the page as a file that stands alone: its colours and letters written into it, on the ground of the page. */
export function svgFile(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return '';
  const parts = [...drawing.querySelectorAll('*')];
  [...copy.querySelectorAll('*')].forEach((part, index) => {
    const shown = parts[index];
    if (!shown) return;
    const style = getComputedStyle(shown);
    for (const property of painted) part.setAttribute(property, style.getPropertyValue(property));
    part.removeAttribute('class');
  });
  const { width, height } = drawing.getBoundingClientRect();
  for (const name of ['class', 'role', 'tabindex', 'style']) copy.removeAttribute(name);
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [name, value] of Object.entries({ width, height })) ground.setAttribute(name, String(value));
  ground.setAttribute('fill', getComputedStyle(document.body).backgroundColor);
  copy.prepend(ground);
  return new XMLSerializer().serializeToString(copy);
}
