import { Progress } from '../../../ui/progress.tsx';
import { useQuota } from '../api/use-documents.ts';
import classes from '../consultations.module.css';
import { quotaWords } from '../document-words.ts';

/** How many generations of a product are left this month; nothing while it is asked. */
export function QuotaLine({ productId }: { readonly productId: number | null }) {
  const { data } = useQuota(productId);
  if (data === undefined) return null;
  return (
    <div className={classes.quota}>
      <Progress share={data.limit === 0 ? 0 : data.left / data.limit} aria-hidden="true" />
      <span className="cap tn">{quotaWords(data)}</span>
    </div>
  );
}
