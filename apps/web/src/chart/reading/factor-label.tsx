/** What a factor is; «6-м» does not break after its hyphen. */
export function FactorLabel({ label }: { readonly label: string }) {
  return label.split(/(\d+-\p{L}+)/u).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one label never move
      <span key={index} className="nw">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
