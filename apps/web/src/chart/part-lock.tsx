import { findProduct, type ProductPart, partLevels, productsOfPart } from '@nebosvod/contracts/products.table';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '../platform/paths.ts';
import { useSessionState } from '../platform/session/use-session.ts';
import { Icon } from '../ui/icon.tsx';
import { linkLook } from '../ui/link-look.ts';
import { noteLook } from '../ui/note-look.ts';
import classes from './tab.module.css';

interface Props {
  readonly part: ProductPart;
  /** What is closed: «КП». */
  readonly name: string;
  /** What it is, said to those who do not have it. */
  readonly lead: string;
  readonly children: ReactNode;
}

/** A part of a Veda level: its owner sees it, anyone else what it is and which level opens it. */
export function PartLock({ part, name, lead, children }: Props) {
  const { auth, products } = useSessionState();
  if (auth.isAuthenticated && products.some(({ id }) => productsOfPart(part).includes(id))) return children;
  const level = findProduct(partLevels[part])?.title.replace('Veda: ', '') ?? '';
  return (
    <>
      <p className={classes.tabLead}>{lead}</p>
      <p {...noteLook({ tone: 'section', className: classes.tabNote })}>
        <Icon name="lock" />
        <span>
          {name} открывает Veda «{level}» и уровень выше.{' '}
          {auth.isAuthenticated ? 'На вашей почте его пока нет.' : 'Если он у вас есть, войдите в аккаунт.'}{' '}
          <Link to={paths.shop} {...linkLook()}>
            В магазин
          </Link>
        </span>
      </p>
    </>
  );
}
