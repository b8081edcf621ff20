import { Fragment, type ReactNode } from 'react';
import { linkLook } from './link-look.ts';
import { lookOf } from './look.ts';
import { type Block, type Inline, parseMarkdown } from './markdown-blocks.ts';
import classes from './markdown-text.module.css';

/** A text of `content/` as React elements; nothing of it is ever inserted as HTML. */
export function MarkdownText({
  children,
  className,
}: {
  readonly children: string;
  readonly className?: string | undefined;
}) {
  return (
    <div {...lookOf('text', [classes.text, className])}>
      {parseMarkdown(children).map((block, index) => withKey(index, <BlockView block={block} />))}
    </div>
  );
}

/** Blocks of one text never move, so their place is their key. */
const withKey = (index: number, node: ReactNode) => <Fragment key={index}>{node}</Fragment>;

function BlockView({ block }: { readonly block: Block }) {
  if (block.kind === 'heading') return block.level === 2 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Inlines inlines={block.inlines} />
      </p>
    );
  }
  const items = block.items.map((item, index) =>
    withKey(
      index,
      <li>
        <Inlines inlines={item} />
      </li>,
    ),
  );
  return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function Inlines({ inlines }: { readonly inlines: readonly Inline[] }) {
  return inlines.map((inline, index) => {
    if (inline.kind === 'picture') {
      const { text, src, width, height } = inline;
      return withKey(index, <img src={src} alt={text} width={width} height={height} loading="lazy" decoding="async" />);
    }
    if (inline.kind !== 'link')
      return withKey(index, inline.kind === 'strong' ? <strong>{inline.text}</strong> : inline.text);
    const isOutside = /^https?:/.test(inline.href);
    return withKey(
      index,
      <a {...linkLook()} href={inline.href} {...(isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
        {inline.text}
      </a>,
    );
  });
}
