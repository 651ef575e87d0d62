# What a study of this game speaks of.

study-hold-up-kind-role = Gangsters
study-hold-up-kind-building = Buildings robbed
study-hold-up-event =
    { $event ->
        [painted-sign] { hu-event-painted-sign }
        [stagecoach] { hu-event-stagecoach }
        [hidden-loot] { hu-event-hidden-loot }
        [sheriff] { hu-event-sheriff }
        [deputy] { hu-event-deputy }
        [seduction] { hu-event-seduction }
        [poker] { hu-event-poker }
        [powder-keg] { hu-event-powder-keg }
        [machine-gun] { hu-event-machine-gun }
       *[none] { hu-event-none }
    }
