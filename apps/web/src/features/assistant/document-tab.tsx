import '@mantine/core/styles/Input.css';
import { DOCUMENT_LIMIT_UPLOAD_HINT } from '@hoa/core/constants';
import { Button, Textarea } from '@mantine/core';
import { IconCloudUpload } from '@tabler/icons-react';
import type { DragEvent } from 'react';
import classes from './document-tab.module.css';

/** A file that is dropped here would replace the page by itself. */
function refuseDrop(event: DragEvent): void {
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/** Asking about uploaded papers: to be seen, not yet to be used. */
export function DocumentTab() {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps dropped files from the page
    <div className={classes.tab} onDragOver={refuseDrop} onDrop={refuseDrop}>
      <div className={classes.veiled}>
        <div className={classes.upload} aria-disabled>
          <IconCloudUpload size={32} stroke={1.5} aria-hidden />
          <p className={classes.drop}>Drag and drop your governing documents here</p>
          <p className={classes.hint}>
            PDF, DOC, DOCX, or TXT up to {DOCUMENT_LIMIT_UPLOAD_HINT} each
          </p>
        </div>
        <Textarea
          label="Ask about your documents"
          placeholder="For example: What does section 4 of our declaration say about fences?"
          rows={2}
          size="md"
          disabled
        />
        <Button size="md" disabled className={classes.button}>
          Coming Soon
        </Button>
        <div className={classes.overlay}>
          <span className={classes.badge}>COMING SOON</span>
        </div>
      </div>
      <p className={classes.notice}>
        <strong>Document Upload Feature Coming Soon</strong>
        <span>
          Until then, general questions are answered from the library, with the headings to look for
          in your own papers.
        </span>
      </p>
    </div>
  );
}
