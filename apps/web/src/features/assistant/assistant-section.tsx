import '@mantine/core/styles/Tabs.css';
import { Tabs } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { PageSection } from '../../components/page-section';
import { AnswerArea } from './answer-area';
import classes from './assistant-section.module.css';
import { useAssistant } from './assistant-state';
import { DocumentTab } from './document-tab';
import { GeneralQuestion } from './general-question';
import { SampleQuestions } from './sample-questions';

type TabName = 'general' | 'document';

/** Ask a question, read the answer with the passages it rests on. */
export function AssistantSection() {
  const [tab, setTab] = useState<TabName>('general');
  const { ask, arrival, clearProblem, isPending } = useAssistant();
  // A question that is asked opens its tab.
  const [lastArrival, setLastArrival] = useState(arrival);
  if (arrival !== lastArrival) {
    setLastArrival(arrival);
    setTab('general');
  }
  const openTab = (name: TabName) => {
    setTab(name);
    clearProblem();
  };

  return (
    <PageSection
      id="ask-ai"
      tone="sunken"
      eyebrow="AI-Powered Assistant"
      title="Ask About Any HOA Topic"
      subtitle="Get instant answers to your HOA questions or upload governing documents for specific guidance"
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
            <GeneralQuestion />
          </Tabs.Panel>
          <Tabs.Panel value="document" className={classes.body}>
            <DocumentTab />
          </Tabs.Panel>
        </Tabs>
        <div className={classes.answer}>
          <AnswerArea />
        </div>
        <SampleQuestions onAsk={ask} isDisabled={isPending} />
      </div>
    </PageSection>
  );
}
