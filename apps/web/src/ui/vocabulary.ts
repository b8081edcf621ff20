/*
 * Sheets of the parts in one order, at the beginning of the app: whatever else has a say about a part comes later and
 * wins at the same specificity. A public page carries those of its parts, in the same order.
 */
import './icon.module.css';
import './page-head.module.css';
import './button.module.css';
import './icon-button-look.ts';
import './link-look.ts';
import './spinner.module.css';
import './segments.module.css';
import './chip-look.ts';
import './tag-look.ts';
import './card-look.ts';
import './popup-look.ts';
import './term-list-look.ts';
import './note-look.ts';
import './notice-look.ts';
import './markdown-text.module.css';
import './table-look.ts';
import './degree.module.css';
import './field-error.module.css';
import './hint-look.ts';
import './state-look.ts';
import './late-look.ts';
import './skeletons.module.css';
import './progress.module.css';
import './sticky-bar-look.ts';
import './skip-link.module.css';
