import '@mantine/core/styles/Tabs.css';
import { Tabs } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { PageSection } from '../../components/page-section';
import { AnswerArea } from './answer-area';
import classes from './assistant-section.module.css';
import { DocumentTab } from './document-tab';
import { QuestionForm } from './question-form';
import { SampleQuestions } from './sample-questions';
import { useAsk } from './use-ask';
import { useQuestion } from './use-question';

type TabName = 'general' | 'document';

/** What became of the last question, in words beside the button. */
const OUTCOMES = {
  idle: '',
  pending: 'Looking through the library.',
  success: 'Your answer is ready below.',
  error: 'No answer this time. What may help is below.',
};

/** Ask a question, read the answer with the passages it rests on. */
export function AssistantSection() {
  const [tab, setTab] = useState<TabName>('general');
  const { ask, cancel, asked, validationError, clearValidationError } = useAsk();
  const isPending = asked.status === 'pending';
  const openTab = (name: TabName) => {
    setTab(name);
    clearValidationError();
  };
  const { question, setQuestion, box, passFocusToBox } = useQuestion(() => openTab('general'));
  const askThis = (text: string) => {
    setQuestion(text);
    ask(text);
  };

  return (
    <PageSection
      id="ask-ai"
      tone="sunken"
      eyebrow="AI-Powered Assistant"
      title="Ask About Any HOA Topic"
      subtitle="Get instant answers to your HOA questions or upload governing documents for specific guidance"
      onFocus={passFocusToBox}
    >
      <div className={classes.columns}>
        <Tabs
          className={classes.panel}
          value={tab}
          onChange={(name) => openTab(name === 'document' ? 'document' : 'general')}
        >
          <Tabs.List grow className={classes.tabs} data-needs-script>
            <Tabs.Tab value="general" className={classes.tab}>
              General Questions
            </Tabs.Tab>
            <Tabs.Tab
              value="document"
              className={classes.tab}
              rightSection={<IconLock size={16} stroke={1.75} aria-hidden />}
            >
              Ask About Documents
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="general" className={classes.body}>
            <QuestionForm
              question={question}
              onChange={setQuestion}
              // What is in the box: words typed early may not be in the state yet.
              onSubmit={() => ask(box.current?.value ?? question)}
              onCancel={cancel}
              box={box}
              isPending={isPending}
              hasDraft={isPending && asked.answer !== undefined}
              error={validationError}
              outcome={OUTCOMES[asked.status]}
            />
          </Tabs.Panel>
          <Tabs.Panel value="document" className={classes.body}>
            <DocumentTab />
          </Tabs.Panel>
        </Tabs>
        <AnswerArea asked={asked} isUntouched={question === asked.question} onAsk={askThis} />
        <SampleQuestions onAsk={askThis} isDisabled={isPending} />
      </div>
    </PageSection>
  );
}
